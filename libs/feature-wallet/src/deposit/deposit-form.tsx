import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { depositMutation, loyaltyKey, permissionQuery, useApi, type Schema } from '@parlour/api';
import { useMessage } from '@parlour/forms';
import { useDepositRoute } from '@parlour/routes';
import { ArrowEndIcon, Button, EmptyState, FormActions, FormError, FormLayout, Text } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
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

/** Where members choose what the deposit is for: of another feature, which the app puts in here. */
export type DepositPromotions = ComponentType<{
  /** As typed so far. */
  amount: string;
  /** Of the promotion that a link offers. */
  offered: string | undefined;
  onChange: (chosen: Schema<'DepositChoice'> | undefined) => void;
  disabled: boolean;
}>;

const checkValue = msg`Please check this value.`;
const closedMethod = msg`This way of paying isn’t available right now. Please choose another.`;

/** How to pay and how much, then the payment provider's own page. Money comes by the provider's report only. */
export function DepositForm({ Promotions }: { Promotions?: DepositPromotions | undefined }) {
  const { t } = useLingui();
  const messageOf = useMessage();
  const { show, promotion: offered } = useDepositRoute();
  const api = useApi();
  const queryClient = useQueryClient();
  const allowed = useWalletRules('deposit');
  const { methods } = allowed;
  const begin = useMutation(depositMutation(api, queryClient));
  const { control, handleSubmit, setError, setValue, formState } = useForm<DepositValues>({ defaultValues: { amount: '', method: '' } });
  const { amount: typed, method: wanted } = useWatch({ control });
  const [promotion, choose] = useState<Schema<'DepositChoice'>>();
  // What was chosen may be closed meanwhile.
  const method = methods?.find((each) => each === wanted) ?? methods?.[0];
  const rules = { ...allowed, limits: allowed.limitsBy(method) };

  const submit = handleSubmit(async ({ amount }) => {
    try {
      const { id, cashierUrl } = await begin.mutateAsync({
        amount: amount.trim(),
        ...(method && { method }),
        ...(promotion && { promotion }),
      });
      if (cashierUrl) window.location.assign(cashierUrl);
      // The provider is slow, or has refused: players learn the outcome of the deposit on the page they return to.
      else show(id);
    } catch (thrown) {
      // The choice is no field of the form: an error of its own would stay there, and nothing could be sent again.
      refuse<DepositValues>(
        thrown,
        (field, ...error) => setError(field === 'method' ? 'root' : field, ...error),
        (field) => (field === 'method' ? closedMethod : checkValue),
      );
      // What the page knows of the methods is older than the refusal.
      void queryClient.invalidateQueries({ queryKey: permissionQuery(api).queryKey });
      if (promotion) void queryClient.invalidateQueries({ queryKey: loyaltyKey });
    }
  });
  // The page stays busy until the provider's page replaces it.
  const leaving = formState.isSubmitting || begin.isSuccess;

  if (methods?.length === 0) return <EmptyState title={t`Deposits aren’t possible at the moment`} text={t`Please try again later.`} />;

  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <DepositSteps status={begin.isSuccess ? 'leaving' : undefined} />
      <FormError message={messageOf(formState.errors.root?.message)} />
      {/* A form with more fields than `amount`: react-hook-form's Control is not covariant in them. */}
      <AmountControl control={control as unknown as Control<{ amount: string }>} rules={rules} disabled={leaving} />
      {methods && method && (
        <MethodChoice methods={methods} value={method} onChange={(next) => setValue('method', next)} disabled={leaving} />
      )}
      {Promotions && <Promotions amount={typed ?? ''} offered={offered} onChange={choose} disabled={leaving} />}
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
