// @flag agentTransferUp
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { balanceQuery, sendUpMutation, toApiError, useApi, useMember, type Schema } from '@parlour/api';
import { formatMoney, fromWire, type Money } from '@parlour/domain';
import { PaymentConfirmation, useMessage } from '@parlour/forms';
import { Link, useStepUp } from '@parlour/routes';
import { Button, FormActions, FormError, FormLayout, Text, useToasts } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { AmountControl } from '../form/amount-control.tsx';
import { BalanceLine } from '../form/balance-line.tsx';
import { refuse } from '../form/refuse.ts';

const checkValue = msg`Please check this value.`;

interface UplineFormProps {
  /** The direct upline. */
  account: string;
  /** The least and the most that can be transferred now. */
  range: Schema<'Range'>;
}

/** The amount to send up; a dialog asks for the payment password on sending. What was typed stays after a refusal. */
export function UplineForm({ account, range }: UplineFormProps) {
  const { t, i18n } = useLingui();
  const messageOf = useMessage();
  const api = useApi();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const stepUp = useStepUp();
  const canConfirm = useMember()?.hasPaymentPassword ?? false;
  const { data: balance } = useQuery(balanceQuery(api, queryClient));
  const send = useMutation(sendUpMutation(api, queryClient));
  const { control, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { amount: '' } });
  const limits = { min: fromWire(range.min), max: fromWire(range.max) };
  const say = (amount: Money) => formatMoney(amount, i18n.locale);
  const submit = handleSubmit(async ({ amount }) => {
    try {
      const done = await stepUp(() => send.mutateAsync({ amount: amount.trim() }));
      const figure = say(fromWire(done.amount));
      toasts.show(
        done.state === 'waiting'
          ? { mood: 'info', text: t`${figure} for ${done.to} is being checked. You get a message when that is done.` }
          : { mood: 'success', text: t`${figure} was sent to ${done.to}.` },
      );
      reset();
    } catch (thrown) {
      // Declining to enter the payment password is no failure.
      if (toApiError(thrown).code !== 'step_up_required') refuse(thrown, setError, () => checkValue);
    }
  });
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <BalanceLine />
      <FormError message={messageOf(formState.errors.root?.message)} />
      <Text>
        <Trans>
          To: <bdi>{account}</bdi>
        </Trans>
      </Text>
      <AmountControl
        control={control}
        rules={{ currency: limits.min.currency, limits, say }}
        available={balance && fromWire(balance.available)}
        disabled={formState.isSubmitting}
      />
      <PaymentConfirmation canConfirm={canConfirm} setUp={<Link to="/member/securityCenter" />}>
        <Text tone="muted" size="s">
          <Trans>You confirm with your payment password. A transfer cannot be taken back.</Trans>
        </Text>
        <FormActions sticky>
          <Button type="submit" size="l" block loading={formState.isSubmitting} loadingText={t`Sending`}>
            <Trans>Send</Trans>
          </Button>
        </FormActions>
      </PaymentConfirmation>
    </FormLayout>
  );
}
