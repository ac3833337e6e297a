import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import type { Payee } from '@parlour/domain';
import { useMessage } from '@parlour/forms';
import { Button, ErrorSummary, FormActions, FormError, FormLayout, FormSection, Text, TextField } from '@parlour/ui';
import type { Control } from 'react-hook-form';
import { AmountControl } from '../form/amount-control.tsx';
import { BalanceLine } from '../form/balance-line.tsx';
import { ForfeitDialog } from './forfeit-dialog.tsx';
import { useWithdrawForm, type WithdrawValues } from './use-withdraw-form.ts';
import { CostLine } from './withdrawal-cost.tsx';
import { WithdrawSteps } from './withdraw-steps.tsx';

interface WithdrawFormProps {
  /** The payee of the last withdrawal, prefilled because most people are always paid to the same account. */
  payee: Payee;
  onDone: (withdrawal: Schema<'Withdrawal'>, payee: Payee) => void;
}

/** Asks for a withdrawal: how much, and to whom. */
export function WithdrawForm({ payee, onDone }: WithdrawFormProps) {
  const { t } = useLingui();
  const messageOf = useMessage();
  const { form, rules, cost, payeeField, problem, submit, forfeiting } = useWithdrawForm(payee, onDone);
  const { errors, isSubmitting, submitCount } = form.formState;
  const labels = {
    amount: t`Amount`,
    payeeName: t`Account holder`,
    bankName: t`Bank or e-wallet`,
    accountNumber: t`Account number`,
  } as const satisfies Record<keyof WithdrawValues, string>;
  const wrong = (Object.keys(labels) as (keyof WithdrawValues)[]).filter((name) => errors[name]);
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <WithdrawSteps />
      <BalanceLine />
      <FormError message={problem} />
      <ErrorSummary
        title={t`Please check what you entered.`}
        errors={
          submitCount > 0 && wrong.length > 1 ? wrong.map((key) => ({ key, text: labels[key], onFocus: () => form.setFocus(key) })) : []
        }
      />
      {/* A form with more fields than `amount`: react-hook-form's Control is not covariant in them. */}
      <AmountControl
        control={form.control as unknown as Control<{ amount: string }>}
        rules={rules}
        available={rules.available}
        disabled={isSubmitting}
      />
      {FLAGS.vip && cost && <CostLine cost={cost} typed={form.watch('amount')} currency={rules.currency} />}
      <FormSection title={<Trans>Where the money goes</Trans>}>
        <TextField
          label={labels.payeeName}
          required
          autoComplete="name"
          dir="auto"
          maxLength={100}
          hint={t`As it appears on the account`}
          error={messageOf(errors.payeeName?.message)}
          {...payeeField('payeeName')}
        />
        <TextField
          label={labels.bankName}
          required
          autoComplete="off"
          dir="auto"
          maxLength={100}
          error={messageOf(errors.bankName?.message)}
          {...payeeField('bankName')}
        />
        <TextField
          label={labels.accountNumber}
          required
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          dir="ltr"
          maxLength={40}
          error={messageOf(errors.accountNumber?.message)}
          {...payeeField('accountNumber')}
        />
      </FormSection>
      <Text tone="muted" size="s">
        <Trans>The amount is locked at once. It is paid out after a check, or returned to your balance if the request is rejected.</Trans>
      </Text>
      <FormActions sticky>
        <Button type="submit" size="l" block loading={isSubmitting} loadingText={t`Sending your request`}>
          <Trans>Request withdrawal</Trans>
        </Button>
      </FormActions>
      <ForfeitDialog {...forfeiting} />
    </FormLayout>
  );
}
