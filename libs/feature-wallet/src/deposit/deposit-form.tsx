import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { depositMutation, useApi, type Schema } from '@parlour/api';
import { useMessage } from '@parlour/forms';
import { useDepositRoute } from '@parlour/routes';
import { ArrowEndIcon, Button, FormActions, FormError, FormLayout, Text } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { AmountControl } from '../form/amount-control.tsx';
import { MethodChoice } from '../form/method-choice.tsx';
import { refuse } from '../form/refuse.ts';
import { useWalletRules } from '../form/use-wallet-rules.ts';
import { DepositSteps } from './deposit-steps.tsx';

interface DepositValues {
  amount: string;
  method: Schema<'PaymentMethod'> | '';
}

const checkValue = msg`Please check this value.`;

/** How to pay and how much, then the payment provider's own page. Money comes by the provider's report only. */
export function DepositForm() {
  const { t } = useLingui();
  const messageOf = useMessage();
  const { show } = useDepositRoute();
  const rules = useWalletRules('deposit');
  const begin = useMutation(depositMutation(useApi(), useQueryClient()));
  const { control, handleSubmit, setError, setValue, formState } = useForm<DepositValues>({
    defaultValues: { amount: '', method: rules.methods[0] ?? '' },
  });
  const method = useWatch({ control, name: 'method' });

  const submit = handleSubmit(async ({ amount }) => {
    try {
      const { id, cashierUrl } = await begin.mutateAsync({ amount: amount.trim(), ...(method !== '' && { method }) });
      if (cashierUrl) window.location.assign(cashierUrl);
      // The provider takes its time, or has refused: what becomes of the deposit is told where players come back to.
      else show(id);
    } catch (thrown) {
      refuse(thrown, setError, () => checkValue);
    }
  });
  // The page stays busy until the provider's page replaces it.
  const leaving = formState.isSubmitting || begin.isSuccess;

  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <DepositSteps status={begin.isSuccess ? 'leaving' : undefined} />
      <FormError message={messageOf(formState.errors.root?.message ?? formState.errors.method?.message)} />
      {/* A form with more fields than `amount`: react-hook-form's Control is not covariant in them. */}
      <AmountControl control={control as unknown as Control<{ amount: string }>} rules={rules} disabled={leaving} />
      {method !== '' && (
        <MethodChoice methods={rules.methods} value={method} onChange={(next) => setValue('method', next)} disabled={leaving} />
      )}
      <Text tone="muted" size="s">
        <Trans>You pay on the page of the payment provider and come back here afterwards.</Trans>
      </Text>
      <FormActions sticky>
        <Button
          type="submit"
          size="l"
          block
          iconEnd={<ArrowEndIcon size="s" />}
          loading={leaving}
          loadingText={t`Opening the payment page`}
        >
          <Trans>Continue to payment</Trans>
        </Button>
      </FormActions>
    </FormLayout>
  );
}
