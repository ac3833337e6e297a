import { Trans } from '@lingui/react/macro';
import { useDepositRoute } from '@parlour/routes';
import { Card, DepositIcon, Page, PageHeader, Stack } from '@parlour/ui';
import * as styles from '../form/wallet.css.ts';
import { DepositForm, type DepositPromotions } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { DepositOutcome } from './deposit-outcome.tsx';

/** Deposit (page `depositv2`): choose the method and the amount, pay on the provider's page, then see the outcome. */
export function DepositScreen({ Promotions }: { Promotions?: DepositPromotions }) {
  const { depositId, again } = useDepositRoute();
  return (
    <Page>
      <Stack gap="4">
        <PageHeader id="deposit-title" icon={<DepositIcon />} title={<Trans>Deposit</Trans>} />
        <div className={styles.room}>
          <div className={styles.beside}>
            <Card>
              {depositId === undefined ? (
                <DepositForm Promotions={Promotions} />
              ) : (
                <DepositOutcome key={depositId} depositId={depositId} onAgain={again} />
              )}
            </Card>
            <DepositList />
          </div>
        </div>
      </Stack>
    </Page>
  );
}
