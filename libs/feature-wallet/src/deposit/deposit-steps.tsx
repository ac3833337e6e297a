import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Stepper } from '@parlour/ui';
import { useStepTexts } from '../form/use-step-texts.ts';

/** The steps of a deposit: the form, the provider's page, the account. Without `status` it has not begun. */
export function DepositSteps({ status }: { status?: Schema<'DepositStatus'> | 'leaving' | undefined }) {
  const { t } = useLingui();
  const texts = useStepTexts();
  const arrived = status === 'succeeded';
  return (
    <Stepper
      label={t`Steps of a deposit`}
      current={status === undefined ? 'amount' : arrived ? 'done' : 'pay'}
      done={arrived}
      failed={status === 'failed' || status === 'cancelled'}
      steps={[
        { key: 'amount', text: t`Amount` },
        { key: 'pay', text: t`Payment` },
        { key: 'done', text: t`In your balance` },
      ]}
      {...texts}
    />
  );
}
