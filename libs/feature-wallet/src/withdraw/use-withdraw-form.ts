import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useApi, useMember, withdrawMutation, type Schema } from '@parlour/api';
import { checkPayee, formatDateTime, tidyPayee, type Payee } from '@parlour/domain';
import { encodeMessage, useMessage } from '@parlour/forms';
import { useStepUp } from '@parlour/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { pausedUntil, refuse } from '../form/refuse.ts';
import { useWalletRules } from '../form/use-wallet-rules.ts';

const empty = msg`Input cannot be empty.`;
const noAccount = msg`Enter 4 to 40 letters A to Z and digits; spaces and hyphens are allowed between them.`;
const paused = msg`For your safety, withdrawals are paused until {until} because your password was reset.`;
const wrong = (field: string, isEmpty: boolean) => (isEmpty || field !== 'accountNumber' ? empty : noAccount);

export interface WithdrawValues extends Payee {
  amount: string;
}

/** The form of a withdrawal without its looks: values, rules, the request, and where each refusal is shown. */
export function useWithdrawForm(payee: Payee, onDone: (withdrawal: Schema<'Withdrawal'>, payee: Payee) => void) {
  const { i18n } = useLingui();
  const messageOf = useMessage();
  const rules = useWalletRules('withdrawal');
  const pauseOfMember = useMember()?.withdrawalsPausedUntil;
  const stepUp = useStepUp();
  const ask = useMutation(withdrawMutation(useApi(), useQueryClient()));
  const form = useForm<WithdrawValues>({ defaultValues: { amount: '', ...payee } });

  // First of all, so that the focus goes to it first when several entries are wrong.
  form.register('amount');

  const payeeField = (field: keyof Payee) =>
    form.register(field, {
      validate: (_value, values) => {
        const payee = tidyPayee(values);
        return !checkPayee(payee).some((problem) => problem.field === field) || encodeMessage(wrong(field, payee[field] === ''));
      },
    });

  const submit = form.handleSubmit(async ({ amount, ...typed }) => {
    const to = tidyPayee(typed);
    try {
      onDone(await stepUp(() => ask.mutateAsync({ ...to, amount: amount.trim() })), to);
    } catch (thrown) {
      refuse(thrown, form.setError, (field) => wrong(field, false));
    }
  });

  const { root } = form.formState.errors;
  // Told only while it lasts.
  const until = root?.type === pausedUntil ? root.message : pauseOfMember;
  const problem =
    root && root.type !== pausedUntil
      ? messageOf(root.message)
      : until && i18n._(paused.id, { until: formatDateTime(until, i18n.locale) }, paused);
  return { form, rules, payeeField, problem, submit };
}
