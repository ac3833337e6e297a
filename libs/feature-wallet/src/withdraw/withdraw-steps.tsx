import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Stepper } from '@parlour/ui';
import { useStepTexts } from '../form/use-step-texts.ts';

/** The steps of a withdrawal: the form, the check, the bank. Without `status` it has not begun. */
export function WithdrawSteps({ status }: { status?: Schema<'WithdrawalStatus'> | undefined }) {
  const { t } = useLingui();
  const texts = useStepTexts();
  const current = status === undefined ? 'ask' : status === 'pending' || status === 'rejected' ? 'check' : 'paid';
  return (
    <Stepper
      label={t`Steps of a withdrawal`}
      current={current}
      done={status === 'received'}
      failed={status === 'rejected' || status === 'disputed'}
      steps={[
        { key: 'ask', text: t`Request` },
        { key: 'check', text: t`Check` },
        { key: 'paid', text: t`Paid out` },
      ]}
      {...texts}
    />
  );
}
