import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Amount, Facts, Foreign, ListState, Moment } from '@parlour/office-ui';
import { DataTable, SectionHeader, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { figureWords } from './figure-words.ts';
import { Pages } from './pages.tsx';
import { tiersText } from './tiers-text.ts';
import type { Bill, Explanation } from './words.ts';

/** How a bill was calculated: its figures, tier and the gap to the next, the team, bets, and transfers. */
export function BillExplained({ bill }: { bill: Bill }) {
  const { t } = useLingui();
  const [pageNo, setPage] = useState(1);
  const told = useOfficeQuery('explainAgentBill', { query: { bill: bill.billKey, merchant: bill.merchant, pageNo, pageSize: 20 } });
  const { data } = told;
  return (
    <ListState query={told} rows={data ? 1 : 0} empty={t`Nothing to explain`} emptyText={t`The bill has no figures.`}>
      {data && (
        <Stack gap="5">
          <Figures of={data} />
          <Team of={data} />
          <Moved of={data} />
          <Bets of={data} />
          <Pages label={t`Pages of bets`} page={pageNo} totalPages={data.page.totalPages} busy={told.isFetching} onPage={setPage} />
        </Stack>
      )}
    </ListState>
  );
}

const counts: ReadonlySet<string> = new Set(['bets', 'active']);

function Figures({ of: { figures, formula, tiers, rate, nextTier, source, currency } }: { of: Explanation }) {
  const { t, i18n } = useLingui();
  const heads = i18n.number(nextTier?.active ?? 0);
  const gap = nextTier && [
    ...(nextTier.turnover === '0.00' ? [] : [t`turnover: ${nextTier.turnover}`]),
    ...(nextTier.active === 0 ? [] : [t`active accounts: ${heads}`]),
    ...(nextTier.loss === '0.00' ? [] : [t`win of the company: ${nextTier.loss}`]),
  ];
  return (
    <Stack gap="3">
      <SectionHeader title={t`How it came about`} />
      <Text>
        <Foreign text={formula} />
      </Text>
      <Facts
        entries={[
          ...figures.map(({ name, value }) => {
            const words = figureWords[name];
            return {
              key: name,
              label: words ? i18n._(words) : name,
              value: counts.has(name) ? i18n.number(Number(value)) : <Amount amount={value} currency={currency} />,
            };
          }),
          { key: 'tiers', label: t`Tiers`, value: tiersText(i18n, tiers) },
          ...(rate === null ? [] : [{ key: 'rate', label: t`Rate reached`, value: `${rate} %` }]),
          ...(gap === null
            ? []
            : [{ key: 'gap', label: t`Missing for the next tier`, value: gap.length === 0 ? t`Nothing` : gap.join(', ') }]),
          { key: 'fromBill', label: t`From the payer’s own bill`, value: <Amount amount={source.fromBill} currency={currency} /> },
          { key: 'fromWallet', label: t`From the payer’s wallet`, value: <Amount amount={source.fromWallet} currency={currency} /> },
        ]}
      />
    </Stack>
  );
}

function Team({ of: { team, currency } }: { of: Explanation }) {
  const { t, i18n } = useLingui();
  if (team.length === 0) return null;
  const amount = (value: string) => <Amount amount={value} currency={currency} />;
  return (
    <Stack gap="3">
      <SectionHeader title={t`Team by direct downline`} />
      <DataTable
        caption={t`Team by direct downline`}
        rows={team}
        rowKey={({ member }) => member}
        columns={[
          { key: 'member', header: t`Account`, card: 'lead', cell: ({ member }) => <Foreign text={member} /> },
          { key: 'turnover', header: t`Turnover`, align: 'end', cell: ({ turnover }) => amount(turnover) },
          {
            key: 'active',
            header: t({ message: 'Active', context: 'accounts that played enough' }),
            align: 'end',
            cell: ({ active }) => i18n.number(active),
          },
          { key: 'net', header: t`Net`, align: 'end', cell: ({ net }) => amount(net) },
          { key: 'due', header: t`Due`, align: 'end', card: 'figure', cell: ({ due }) => amount(due) },
        ]}
      />
    </Stack>
  );
}

function Moved({ of: { transfers, claims, currency } }: { of: Explanation }) {
  const { t } = useLingui();
  const side = (account: string | null) => (account === null ? t`The platform` : <Foreign text={account} />);
  if (transfers.length + claims.length === 0)
    return (
      <Text tone="muted">
        <Trans>No money has moved for it.</Trans>
      </Text>
    );
  return (
    <Stack gap="3">
      <SectionHeader title={t`Transfers and claims`} />
      <DataTable
        caption={t`Transfers and claims`}
        rows={[
          ...transfers.map((each) => ({ ...each, isOpen: false })),
          ...claims.map(({ id, from, to, open, aroseAt }) => ({ key: id, from, to, amount: open, at: aroseAt, isOpen: true })),
        ]}
        rowKey={({ key, isOpen }) => `${key} ${isOpen}`}
        columns={[
          { key: 'what', header: t`What`, card: 'lead', cell: ({ isOpen }) => (isOpen ? t`Open claim` : t`Transfer`) },
          { key: 'from', header: t`From`, cell: ({ from }) => side(from) },
          { key: 'to', header: t`To`, cell: ({ to }) => side(to) },
          { key: 'at', header: t`Time`, unbroken: true, cell: ({ at }) => <Moment at={at} /> },
          {
            key: 'amount',
            header: t`Amount`,
            align: 'end',
            card: 'figure',
            cell: ({ amount }) => <Amount amount={amount} currency={currency} />,
          },
        ]}
      />
    </Stack>
  );
}

function Bets({ of: { bets, currency } }: { of: Explanation }) {
  const { t } = useLingui();
  if (bets.length === 0) return null;
  return (
    <Stack gap="3">
      <SectionHeader title={t`Bets that counted`} />
      <DataTable
        caption={t`Bets that counted`}
        rows={bets}
        rowKey={({ id }) => id}
        columns={[
          { key: 'member', header: t`Account`, card: 'lead', cell: ({ member }) => <Foreign text={member} /> },
          { key: 'game', header: t`Game`, cell: ({ game }) => <Foreign text={game} /> },
          { key: 'at', header: t`Settled`, unbroken: true, cell: ({ at }) => <Moment at={at} /> },
          { key: 'stake', header: t`Stake`, align: 'end', cell: ({ stake }) => <Amount amount={stake} currency={currency} /> },
          { key: 'win', header: t`Payout`, align: 'end', card: 'figure', cell: ({ win }) => <Amount amount={win} currency={currency} /> },
        ]}
      />
    </Stack>
  );
}
