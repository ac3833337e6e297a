import { Trans, useLingui } from '@lingui/react/macro';
import { useApi, withdrawMutation } from '@parlour/api';
import { checkPayee, type Payee } from '@parlour/domain';
import { useStepUp } from '@parlour/routes';
import { Button, FormError, Text, TextField, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, type Control } from 'react-hook-form';
import { AmountControl } from '../form/amount-control.tsx';
import { refuse } from '../form/refuse.ts';
import { useWalletRules } from '../form/use-wallet-rules.ts';
import * as styles from '../form/wallet.css.ts';

interface WithdrawValues extends Payee {
  amount: string;
}

/** Asks for a withdrawal. After it the payee stays, since most people are paid to the same account. */
export function WithdrawForm() {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const rules = useWalletRules('withdrawal');
  const stepUp = useStepUp();
  const ask = useMutation(withdrawMutation(useApi(), useQueryClient()));
  const { control, register, handleSubmit, setError, resetField, formState } = useForm<WithdrawValues>({
    defaultValues: { amount: '', payeeName: '', bankName: '', accountNumber: '' },
  });
  const { errors, isSubmitting } = formState;

  const wrong = (field: string, empty: boolean) =>
    empty || field !== 'accountNumber'
      ? t`Input cannot be empty.`
      : t`Enter 4 to 40 letters and digits; spaces and hyphens are allowed between them.`;
  const payeeField = (field: keyof Payee) =>
    register(field, {
      validate: (value, values) => !checkPayee(values).some((problem) => problem.field === field) || wrong(field, value.trim() === ''),
    });

  const submit = handleSubmit(async (values) => {
    try {
      await stepUp(() => ask.mutateAsync({ ...values, amount: values.amount.trim() }));
      resetField('amount');
      toasts.show({ mood: 'success', text: t`Your withdrawal was requested. We will tell you when it is decided.` });
    } catch (thrown) {
      refuse(thrown, i18n, rules, setError, (field) => wrong(field, false));
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormError message={errors.root?.message} />
      <div className={styles.columns}>
        <div className={styles.form}>
          {/* A form with more fields than `amount`: react-hook-form's Control is not covariant in them. */}
          <AmountControl control={control as unknown as Control<{ amount: string }>} rules={rules} available={rules.available} />
          <Text tone="muted" size="s">
            <Trans>The amount is locked at once. It is paid after a check, or comes back to your balance if it is rejected.</Trans>
          </Text>
        </div>
        <div className={styles.form}>
          <TextField
            label={t`Account holder`}
            required
            autoComplete="name"
            dir="auto"
            maxLength={100}
            error={errors.payeeName?.message}
            {...payeeField('payeeName')}
          />
          <TextField
            label={t`Bank or e-wallet`}
            required
            dir="auto"
            maxLength={100}
            error={errors.bankName?.message}
            {...payeeField('bankName')}
          />
          <TextField
            label={t`Account number`}
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            error={errors.accountNumber?.message}
            {...payeeField('accountNumber')}
          />
        </div>
      </div>
      <Button type="submit" size="l" block loading={isSubmitting} loadingText={t`Sending your request`}>
        <Trans>Request withdrawal</Trans>
      </Button>
    </form>
  );
}
