import { Trans, useLingui } from '@lingui/react/macro';
import { isAgentType } from '@parlour/domain/agents';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Amount, Facts, Foreign, HistoryOf, ListState } from '@parlour/office-ui';
import { Badge, Button, DataTable, Drawer, Inline, SectionHeader, Stack } from '@parlour/ui';
import { useState } from 'react';
import { ChangeAccount } from './change-account.tsx';
import { MoveAccount } from './move-account.tsx';
import { OfferContract } from './offer-contract.tsx';
import { tiersText } from './tiers-text.ts';
import { accountTypeText, contractStateWords, kindWords, shareText, type Account } from './words.ts';

interface AccountDrawerProps {
  id: string;
  merchant: string | undefined;
  mayChange: (merchant: string) => boolean;
  /** Offers the head of a line a contract of the platform, which another operator decides on. */
  mayOffer: (merchant: string) => boolean;
  /** Shows the direct downline of an account. */
  onUnder: (username: string) => void;
  onClose: () => void;
}

/** An account of a line: its place, its settings, its contracts, and what it owes. */
export function AccountDrawer({ id, merchant, mayChange, mayOffer, onUnder, onClose }: AccountDrawerProps) {
  const { t } = useLingui();
  const account = useOfficeQuery('getAgentAccount', { query: { member: id, merchant } });
  const [asks, setAsks] = useState<'move' | 'change' | 'offer'>();
  const { data } = account;
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && onClose()} title={data?.agent.username ?? t`Account`} closeText={t`Close`}>
        <ListState query={account} rows={data ? 1 : 0} empty={t`Nobody`} emptyText={t`There is no such account.`}>
          {data && (
            <Stack gap="5">
              <AccountFacts account={data} />
              <Inline gap="3">
                {data.agent.direct > 0 && (
                  <Button size="s" variant="secondary" onClick={() => onUnder(data.agent.username)}>
                    <Trans>Show the downline</Trans>
                  </Button>
                )}
                {mayChange(data.agent.merchant) && (
                  <>
                    <Button size="s" variant="secondary" onClick={() => setAsks('change')}>
                      <Trans>Change</Trans>
                    </Button>
                    <Button size="s" variant="secondary" onClick={() => setAsks('move')}>
                      <Trans>Move</Trans>
                    </Button>
                  </>
                )}
                {data.agent.upline === null && isAgentType(data.agent.type) && mayOffer(data.agent.merchant) && (
                  <Button size="s" variant="secondary" onClick={() => setAsks('offer')}>
                    <Trans>Offer a contract</Trans>
                  </Button>
                )}
              </Inline>
              {data.quota.length > 0 && <QuotaTable account={data} />}
              {data.contracts.length > 0 && <ContractTable account={data} />}
              <HistoryOf kind="member" id={id} />
            </Stack>
          )}
        </ListState>
      </Drawer>
      {data && asks === 'change' && <ChangeAccount account={data} onClose={() => setAsks(undefined)} />}
      {data && asks === 'move' && <MoveAccount account={data} onClose={() => setAsks(undefined)} />}
      {data && asks === 'offer' && <OfferContract account={data} onClose={() => setAsks(undefined)} />}
    </>
  );
}

function AccountFacts({
  account: { agent, path, balance, currency, share, transfersBanned, transferRules, owes, isOwed },
}: {
  account: Account;
}) {
  const { t, i18n } = useLingui();
  const { down, up, dailyCap, pairCap } = transferRules;
  // Rules that are not set here are inherited from above, and not listed.
  const rules = [
    down !== null && { key: 'down', label: t`Transfers down`, value: down ? t`Allowed` : t`Stopped` },
    up !== null && { key: 'up', label: t`Transfers up`, value: up ? t`Allowed` : t`Stopped` },
    dailyCap !== null && { key: 'daily', label: t`Cap of a day`, value: <Amount amount={dailyCap} currency={currency} /> },
    pairCap !== null && { key: 'pair', label: t`Cap of a pair and day`, value: <Amount amount={pairCap} currency={currency} /> },
  ].filter((rule) => rule !== false);
  return (
    <Facts
      entries={[
        { key: 'merchant', label: t`Merchant`, value: agent.merchant },
        { key: 'line', label: t`Line`, value: <Foreign text={path.join(' › ')} /> },
        { key: 'type', label: t`Type`, value: i18n._(accountTypeText(agent.type)) },
        { key: 'group', label: t`Prize group`, value: agent.group === null ? t`None` : String(agent.group) },
        { key: 'share', label: t`Share of pools`, value: i18n._(shareText(share)) },
        { key: 'team', label: t`Team`, value: i18n.number(agent.teamSize) },
        { key: 'balance', label: t`Available`, value: <Amount amount={balance} currency={currency} /> },
        { key: 'owes', label: t`Owes`, value: <Amount amount={owes} currency={currency} /> },
        { key: 'isOwed', label: t`Is owed`, value: <Amount amount={isOwed} currency={currency} /> },
        {
          key: 'transfers',
          label: t`Transfers in the team`,
          value: transfersBanned ? <Badge mood="danger">{t`Stopped`}</Badge> : t`Allowed`,
        },
        ...rules,
      ]}
    />
  );
}

function QuotaTable({ account }: { account: Account }) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="3">
      <SectionHeader title={t`Quota`} />
      <DataTable
        caption={t`Quota`}
        rows={account.quota}
        rowKey={({ group }) => String(group)}
        columns={[
          { key: 'group', header: t`Prize group`, card: 'lead', cell: ({ group }) => String(group) },
          { key: 'granted', header: t`Granted`, align: 'end', cell: ({ granted }) => i18n.number(granted) },
          { key: 'used', header: t`Used`, align: 'end', cell: ({ used }) => i18n.number(used) },
          { key: 'passedOn', header: t`Passed on`, align: 'end', cell: ({ passedOn }) => i18n.number(passedOn) },
          {
            key: 'left',
            header: t({ message: 'Left', context: 'how many are left' }),
            align: 'end',
            card: 'figure',
            cell: ({ granted, used, passedOn }) => i18n.number(granted - used - passedOn),
          },
        ]}
      />
    </Stack>
  );
}

function ContractTable({ account }: { account: Account }) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="3">
      <SectionHeader title={t`Contracts`} />
      <DataTable
        caption={t`Contracts`}
        rows={account.contracts}
        rowKey={({ contractId }) => contractId}
        columns={[
          { key: 'kind', header: t`Kind`, card: 'lead', cell: ({ kind }) => i18n._(kindWords[kind]) },
          { key: 'tiers', header: t`Tiers`, cell: ({ tiers }) => tiersText(i18n, tiers) },
          { key: 'state', header: t`State`, card: 'figure', cell: ({ state }) => i18n._(contractStateWords[state].text) },
        ]}
      />
    </Stack>
  );
}
