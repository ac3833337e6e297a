import { useLingui } from '@lingui/react/macro';
import { TextArea } from '@parlour/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

const shortest = 5;

/** Whether a reason is more than blank. */
export const isReason = (reason: string): boolean => reason.trim().length >= shortest;

/** Asks for the reason, in a form with other fields. */
export function ReasonField({ isWrong, ...registered }: UseFormRegisterReturn & { isWrong: boolean }) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Reason`}
      rows={3}
      maxLength={500}
      error={isWrong ? t`Enter a reason of at least five characters.` : undefined}
      {...registered}
    />
  );
}
