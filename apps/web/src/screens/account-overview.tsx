import { Trans, useLingui } from '@lingui/react/macro';
import { memberStateQuery, useApi, useLanguage } from '@parlour/api';
import { Link } from '@parlour/routes';
import { Button, Card, Inline, Stack, Summary } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { Balance } from '../frame/balance.tsx';
import { Claimable } from './claimable.tsx';

/** The member's standing: cash and bonus money, the level, and what can be claimed now. */
export function AccountOverview() {
  const { t } = useLingui();
  const state = useQuery(memberStateQuery(useApi(), useLanguage()));
  const level = FLAGS.vip && state.data?.hasVip && (state.data.vipLabelName ?? t`No level yet`);
  return (
    <Card>
      <Stack gap="4">
        <Summary
          entries={[
            { key: 'cash', label: t`Balance`, value: <Balance size="l" /> },
            { key: 'bonus', label: t`Bonus money`, value: <Balance size="l" of="bonus" /> },
            ...(level ? [{ key: 'level', label: t`VIP level`, value: <bdi>{level}</bdi> }] : []),
          ]}
        />
        <Inline gap="3">
          <Button render={<Link to="/member/depositv2" />}>
            <Trans>Deposit</Trans>
          </Button>
          <Button variant="secondary" render={<Link to="/member/withdraw" />}>
            <Trans>Withdraw</Trans>
          </Button>
          <Button variant="secondary" render={<Link to="/member/transferFund" />}>
            <Trans>My wallet</Trans>
          </Button>
        </Inline>
        {(FLAGS.bonuses || FLAGS.missions) && <Claimable />}
      </Stack>
    </Card>
  );
}
