// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { teamBetsQuery, teamOverviewQuery, useApi, type Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Loaded, Paged } from '@parlour/loaded';
import { useCentreRoute } from '@parlour/routes';
import { Badge, EmptyState, Select, Stack, Summary, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountField } from './account-field.tsx';
import { DaysFilter, useDays } from './days-filter.tsx';
import { OwnOrTeam, useScope } from './own-or-team.tsx';
import { SaveList } from './save-list.tsx';
import { useAmounts } from './use-amounts.tsx';

type Bet = Schema<'TeamBet'>;

const states = {
  open: { text: msg`Open`, mood: 'warning' },
  settled: { text: msg`Settled`, mood: 'neutral' },
  rolledBack: { text: msg`Void`, mood: 'danger' },
} as const satisfies Record<Bet['state'], { text: MessageDescriptor; mood: string }>;

/** Bets of the agent's team, newest first (agents.md 14, team betting record). */
export function TeamBets() {
  const overview = useQuery(teamOverviewQuery(useApi()));
  return <Loaded query={overview}>{({ day }) => <BetList today={day} />}</Loaded>;
}

function BetList({ today }: { today: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const amounts = useAmounts();
  const { change, pageNo, ...route } = useCentreRoute();
  const days = useDays(today, 'week');
  const scope = useScope();
  const state = (Object.keys(states) as Bet['state'][]).find((each) => each === route.state);
  const filter = { ...days, ...scope.query, ...(state && { state }) };
  const bets = useQuery(teamBetsQuery(api, { ...filter, pageNo }));
  const columns: Column<Bet>[] = [
    { key: 'at', header: t`Time`, unbroken: true, cell: ({ placedAt }) => formatDateTime(placedAt, i18n.locale) },
    { key: 'account', header: t`Account`, card: 'lead', cell: ({ account }) => <bdi>{account}</bdi> },
    { key: 'game', header: t`Game`, cell: ({ game }) => <bdi>{game}</bdi> },
    { key: 'product', header: t`Product`, cell: ({ vendor }) => <bdi>{vendor}</bdi> },
    { key: 'stake', header: t`Stake`, align: 'end', card: 'figure', cell: ({ stake }) => amounts.cell(stake) },
    { key: 'win', header: t`Payout`, align: 'end', cell: ({ win }) => amounts.cell(win) },
    { key: 'state', header: t`State`, cell: (row) => <Badge mood={states[row.state].mood}>{i18n._(states[row.state].text)}</Badge> },
  ];
  const isFiltered = scope.isNarrowed || state !== undefined;
  const clear = () => change({ account: undefined, side: undefined, state: undefined, pageNo: undefined });
  return (
    <Stack gap="4">
      <Paged
        caption={t`Team betting record`}
        columns={columns}
        rowKey={({ roundId }) => roundId}
        query={bets}
        onPageChange={(next) => change({ pageNo: next })}
        filters={
          <DaysFilter days={days} today={today} clear={isFiltered ? { text: t`Clear filters`, onClear: clear } : undefined}>
            <AccountField />
            <OwnOrTeam />
            <Select
              label={t`State`}
              value={state ?? ''}
              onChange={({ currentTarget }) => change({ state: currentTarget.value || undefined, pageNo: undefined })}
              options={[
                { value: '', text: t`All states` },
                ...Object.entries(states).map(([value, { text }]) => ({ value, text: i18n._(text) })),
              ]}
            />
          </DaysFilter>
        }
        sums={
          <Summary
            entries={[
              { key: 'stakes', label: t`Stakes`, value: bets.data && amounts.cell(bets.data.stakes) },
              { key: 'wins', label: t`Payouts`, value: bets.data && amounts.cell(bets.data.wins) },
            ]}
          />
        }
        empty={<EmptyState title={t`No bets on these days`} text={t`Bets of your team are listed here as soon as they are placed.`} />}
      />
      <SaveList
        name={`team-bets-${days.from}-${days.to}`}
        heads={['placedAt', 'settledAt', 'account', 'vendor', 'game', 'stake', 'payout', 'currency', 'state', 'round']}
        page={async (number) => {
          const { list, page } = await api.call('listTeamBets', { query: { ...filter, pageNo: number, pageSize: 100 } });
          return {
            totalPages: page.totalPages,
            rows: list.map((bet) => [
              bet.placedAt,
              bet.settledAt ?? '',
              bet.account,
              bet.vendor,
              bet.game,
              bet.stake.amount,
              bet.win.amount,
              bet.stake.currency,
              bet.state,
              bet.roundId,
            ]),
          };
        }}
      />
    </Stack>
  );
}
