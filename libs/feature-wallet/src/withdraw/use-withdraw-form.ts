import { useLingui } from '@lingui/react/macro';
import { useApi, useMember, withdrawMutation, type Schema } from '@parlour/api';
import { checkPayee, type Payee } from '@parlour/domain';
import { useStepUp } from '@parlour/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { pauseText } from '../form/pause-text.ts';
import { refuse } from '../form/refuse.ts';
import { useWalletRules } from '../form/use-wallet-rules.ts';

export interface WithdrawValues extends Payee {
  amount: string;
}

/** The form of a withdrawal without its looks: values, rules, the request, and where each refusal is shown. */
export function useWithdrawForm(payee: Payee, onDone: (withdrawal: Schema<'Withdrawal'>, payee: Payee) => void) {
  const { t, i18n } = useLingui();
  const rules = useWalletRules('withdrawal');
  const pausedUntil = useMember()?.withdrawalsPausedUntil;
  const stepUp = useStepUp();
  const ask = useMutation(withdrawMutation(useApi(), useQueryClient()));
  const form = useForm<WithdrawValues>({ defaultValues: { amount: '', ...payee } });

  // First of all, so that the focus goes to it first when several entries are wrong.
  form.register('amount');

  const wrong = (field: string, empty: boolean) =>
    empty || field !== 'accountNumber'
      ? t`Input cannot be empty.`
      : t`Enter 4 to 40 letters and digits; spaces and hyphens are allowed between them.`;
  const payeeField = (field: keyof Payee) =>
    form.register(field, {
      validate: (value, values) => !checkPayee(values).some((problem) => problem.field === field) || wrong(field, value.trim() === ''),
    });

  const submit = form.handleSubmit(async ({ amount, ...to }) => {
    try {
      onDone(await stepUp(() => ask.mutateAsync({ ...to, amount: amount.trim() })), to);
    } catch (thrown) {
      refuse(thrown, i18n, rules, form.setError, (field) => wrong(field, false));
    }
  });

  // Told only while it lasts.
  const paused = pausedUntil && pauseText(i18n, pausedUntil);
  return { form, rules, payeeField, paused, submit };
}
