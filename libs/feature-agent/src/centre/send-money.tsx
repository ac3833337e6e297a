// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { balanceQuery, errorMessage, sendDownMutation, sendUpMutation, toApiError, useApi, useMember } from '@parlour/api';
import { currencies, currencySymbol, formatMoney, fromDecimal, type Currency } from '@parlour/domain';
import { PaymentConfirmation } from '@parlour/forms';
import { Link, useCentreRoute, useStepUp } from '@parlour/routes';
import { AmountField, Button, FormError, FormLayout, RadioGroup, Text, useToasts } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPicker } from './account-picker.tsx';
import { useAmounts } from './use-amounts.tsx';

/** Only if members may send money up. */
const useSendUp = FLAGS.agentTransferUp ? useUpwards : () => undefined;

function useUpwards() {
  return useMutation(sendUpMutation(useApi(), useQueryClient()));
}

/** Sends cash to a direct downline or to the upline, confirmed by the payment password. A refusal keeps the input. */
export function SendMoney({ currency }: { currency: Currency }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const toasts = useToasts();
  const stepUp = useStepUp();
  const amounts = useAmounts();
  const canConfirm = useMember()?.hasPaymentPassword ?? false;
  const { account: named = '' } = useCentreRoute();
  const [down, setDown] = useState(true);
  const [account, setAccount] = useState(named);
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<{ at: 'account' | 'amount' | 'form'; text: string }>();
  const balance = useQuery(balanceQuery(api, client)).data;
  const sendDown = useMutation(sendDownMutation(api, client));
  const sendUp = useSendUp();
  const failed = (thrown: unknown) => {
    const error = toApiError(thrown);
    // Cancelling the request for the payment password is not a failure.
    if (error.code === 'step_up_required') return;
    const { min, max } = error.params;
    if (error.code === 'amount_out_of_range' && min !== undefined && max !== undefined) {
      const [least, most] = [min, max].map((each) => formatMoney(fromDecimal(String(each), currency), i18n.locale));
      return setProblem({ at: 'amount', text: t`Today you can still send from ${least} to ${most}.` });
    }
    const at = error.code.startsWith('amount_') || error.code === 'insufficient_balance' ? 'amount' : 'form';
    setProblem({ at, text: !down && error.code === 'not_found' ? t`There is no account above you.` : i18n._(errorMessage(error)) });
  };
  const submit = async () => {
    setProblem(undefined);
    if (down && account === '') return setProblem({ at: 'account', text: t`Please choose an account.` });
    if (amount === '') return setProblem({ at: 'amount', text: t`Please enter an amount.` });
    try {
      const done = await stepUp(() => (down || !sendUp ? sendDown.mutateAsync({ account, amount }) : sendUp.mutateAsync({ amount })));
      const figure = amounts.text(done.amount);
      toasts.show(
        done.state === 'waiting'
          ? { mood: 'info', text: t`${figure} for ${done.to} is being checked. You get a message when that is done.` }
          : { mood: 'success', text: t`${figure} was sent to ${done.to}.` },
      );
      setAmount('');
    } catch (error) {
      failed(error);
    }
  };
  const at = (place: NonNullable<typeof problem>['at']) => (problem?.at === place ? problem.text : undefined);
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormError message={at('form')} />

      {FLAGS.agentTransferUp && (
        <RadioGroup
          label={t`Direction`}
          value={down ? 'down' : 'up'}
          onValueChange={(value) => {
            setDown(value === 'down');
            setProblem(undefined);
          }}
          options={[
            { value: 'down', text: t`To an account directly below me` },
            { value: 'up', text: t`To my upline` },
          ]}
        />
      )}

      {down && <AccountPicker value={account} onValueChange={setAccount} error={at('account')} />}
      <AmountField
        label={t`Amount`}
        required
        value={amount}
        onValueChange={setAmount}
        decimals={currencies[currency].exponent}
        symbol={currencySymbol(currency, i18n.locale)}
        locale={i18n.locale}
        placeholder="0"
        hint={balance && t`Available: ${amounts.text(balance.available)}`}
        error={at('amount')}
      />
      <PaymentConfirmation canConfirm={canConfirm} setUp={<Link to="/member/securityCenter" />}>
        <Text tone="muted">
          <Trans>You confirm with your payment password. What is received must be bet before it can be withdrawn.</Trans>
        </Text>
        <Button type="submit" loading={sendDown.isPending || sendUp?.isPending === true} loadingText={t`Sending`}>
          <Trans>Send</Trans>
        </Button>
      </PaymentConfirmation>
    </FormLayout>
  );
}
