import { Trans } from '@lingui/react/macro';
import { Card, Page, SectionHeader, Stack } from '@parlour/ui';
import { BalanceLine } from '../form/balance-line.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

/** Withdraw (page `withdraw`): the money leaves the available balance at once and waits for an operator. */
export function WithdrawScreen() {
  return (
    <Page>
      <Stack gap="6">
        <Card>
          <Stack>
            <SectionHeader level={1} id="withdraw-title" title={<Trans>Withdraw</Trans>} />
            <BalanceLine />
            <WithdrawForm />
          </Stack>
        </Card>
        <WithdrawalList />
      </Stack>
    </Page>
  );
}
