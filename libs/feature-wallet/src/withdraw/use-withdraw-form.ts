import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { toApiError, useApi, useMember, withdrawMutation, type ApiError, type Schema } from '@parlour/api';
import { checkPayee, formatToMinute, fromDecimal, isCurrency, tidyPayee, toDecimal, type Payee } from '@parlour/domain';
import { encodeMessage, useMessage } from '@parlour/forms';
import { useStepUp } from '@parlour/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { pausedUntil, refuse } from '../form/refuse.ts';
import { useWalletRules } from '../form/use-wallet-rules.ts';
import type { Forfeit } from './forfeit-dialog.tsx';
import { feeOf, useWithdrawalCost } from './withdrawal-cost.tsx';

const empty = msg`Input cannot be empty.`;
const noAccount = msg`Enter 4 to 40 letters A to Z and digits; spaces and hyphens are allowed between them.`;
const paused = msg`For your safety, withdrawals are paused until {until} because your password was reset.`;
const wrong = (field: string, isEmpty: boolean) => (isEmpty || field !== 'accountNumber' ? empty : noAccount);

/** The two sums that a refusal carries. */
function forfeitOf({ amount, bonus, ...params }: ApiError['params']): Forfeit | null {
  const currency = String(params['currency']);
  if (!isCurrency(currency)) return null;
  return { amount: fromDecimal(String(amount), currency), bonus: fromDecimal(String(bonus), currency) };
}

/** Withdrawals cost nothing where there are no levels. */
const useCost = FLAGS.vip ? useWithdrawalCost : () => undefined;

export interface WithdrawValues extends Payee {
  amount: string;
}

/** The logic of the withdrawal form: values, rules, the request, and where each refusal is shown. */
export function useWithdrawForm(payee: Payee, onDone: (withdrawal: Schema<'Withdrawal'>, payee: Payee) => void) {
  const { i18n } = useLingui();
  const messageOf = useMessage();
  const rules = useWalletRules('withdrawal');
  const pauseOfMember = useMember()?.withdrawalsPausedUntil;
  const stepUp = useStepUp();
  const cost = useCost();
  const [forfeit, setForfeit] = useState<Forfeit | null>(null);
  const ask = useMutation(withdrawMutation(useApi(), useQueryClient()));
  const form = useForm<WithdrawValues>({ defaultValues: { amount: '', ...payee } });

  // Registered first, so that it gets the focus first when several entries are wrong.
  form.register('amount');

  const payeeField = (field: keyof Payee) =>
    form.register(field, {
      validate: (_value, values) => {
        const payee = tidyPayee(values);
        return !checkPayee(payee).some((problem) => problem.field === field) || encodeMessage(wrong(field, payee[field] === ''));
      },
    });

  const send = async ({ amount, ...typed }: WithdrawValues, acceptForfeit: boolean) => {
    const to = tidyPayee(typed);
    const fee = FLAGS.vip && cost && feeOf(cost, amount, rules.currency);
    const body = { ...to, amount: amount.trim(), ...(fee && { fee: toDecimal(fee) }), ...(acceptForfeit && { acceptForfeit }) };
    try {
      onDone(await stepUp(() => ask.mutateAsync(body)), to);
    } catch (thrown) {
      const { code, params } = toApiError(thrown);
      if (code === 'bonus_would_be_forfeited') setForfeit(forfeitOf(params));
      else refuse(thrown, form.setError, (field) => wrong(field, false));
    }
  };
  const submit = form.handleSubmit((values) => send(values, false));
  const forfeiting = {
    forfeit,
    busy: form.formState.isSubmitting,
    onKeep: () => setForfeit(null),
    onAccept: () =>
      void form.handleSubmit(async (values) => {
        await send(values, true);
        setForfeit(null);
      })(),
  };

  const { root } = form.formState.errors;
  // Shown only while the pause lasts.
  const until = root?.type === pausedUntil ? root.message : pauseOfMember;
  const problem =
    root && root.type !== pausedUntil
      ? messageOf(root.message)
      : until && i18n._(paused.id, { until: formatToMinute(until, i18n.locale) }, paused);
  return { form, rules, cost, payeeField, problem, submit, forfeiting };
}
