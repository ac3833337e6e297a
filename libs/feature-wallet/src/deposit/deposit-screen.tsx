import { Trans, useLingui } from '@lingui/react/macro';
import { depositMutation, useApi } from '@parlour/api';
import { Button, Card, FormError, Page, SectionHeader, Stack, Text } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { AmountControl } from '../form/amount-control.tsx';
import { BalanceLine } from '../form/balance-line.tsx';
import { refuse } from '../form/refuse.ts';
import { useWalletRules } from '../form/use-wallet-rules.ts';
import * as styles from '../form/wallet.css.ts';
import { DepositList } from './deposit-list.tsx';

/** Deposit (page `depositv2`): an amount, then the payment provider's own page. Money comes by the provider's report only. */
export function DepositScreen() {
  const { t, i18n } = useLingui();
  const rules = useWalletRules('deposit');
  const begin = useMutation(depositMutation(useApi(), useQueryClient()));
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { amount: '' } });

  const submit = handleSubmit(async ({ amount }) => {
    try {
      const { cashierUrl } = await begin.mutateAsync({ amount: amount.trim() });
      if (cashierUrl) window.location.assign(cashierUrl);
    } catch (thrown) {
      refuse(thrown, i18n, rules, setError, () => t`Please check this value.`);
    }
  });
  // The page stays busy until the provider's page replaces it.
  const leaving = formState.isSubmitting || begin.isSuccess;

  return (
    <Page>
      <div className={styles.beside}>
        <Card>
          <Stack>
            <SectionHeader level={1} id="deposit-title" title={<Trans>Deposit</Trans>} />
            <BalanceLine />
            <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
              <FormError message={formState.errors.root?.message} />
              <AmountControl control={control} rules={rules} />
              <Text tone="muted" size="s">
                <Trans>You pay on the page of the payment provider and come back here afterwards.</Trans>
              </Text>
              <Button type="submit" size="l" block loading={leaving} loadingText={t`Opening the payment page`}>
                <Trans>Continue to payment</Trans>
              </Button>
            </form>
          </Stack>
        </Card>
        <DepositList />
      </div>
    </Page>
  );
}
