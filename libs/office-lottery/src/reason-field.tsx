import { useLingui } from '@lingui/react/macro';
import { TextArea } from '@parlour/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

const shortest = 5;

/** Whether a reason says anything. */
export const isReason = (reason: string): boolean => reason.trim().length >= shortest;

/** Asks why, in a form that asks for more. */
export function ReasonField({ isWrong, ...registered }: UseFormRegisterReturn & { isWrong: boolean }) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Reason`}
      rows={3}
      maxLength={500}
      error={isWrong ? t`Say why, in at least five characters.` : undefined}
      {...registered}
    />
  );
}
