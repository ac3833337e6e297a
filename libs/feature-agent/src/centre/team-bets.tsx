// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { gameMenusQuery, teamBetsQuery, teamOverviewQuery, useApi, useLanguage, vendorsQuery, type Schema } from '@parlour/api';
import { formatDateTime, lotteryVendor } from '@parlour/domain';
import { Loaded, Paged, Reference } from '@parlour/loaded';
import { useCentreRoute } from '@parlour/routes';
import { Badge, EmptyState, Select, Stack, Summary, TextLink, type Column } from '@parlour/ui';
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

/** One price, or the lowest and highest if a bet has several. */
function oddsText(odds: Bet['odds']): string {
  if (odds === null || typeof odds === 'string') return odds ?? '';
  const prices = Object.values(odds).toSorted((a, b) => Number(a) - Number(b));
  return prices.length > 1 ? `${prices[0]}–${prices.at(-1)}` : (prices[0] ?? '');
}

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
  const { vendor, game } = route;
  const rebated = route.income === 'rebate';
  const filter = {
    ...days,
    ...scope.query,
    ...(state && { state }),
    ...(vendor && { vendor }),
    ...(game && { game }),
    ...(rebated && { rebated }),
  };
  const language = useLanguage();
  const lanes = useQuery(vendorsQuery(api, language)).data ?? [];
  const menus = useQuery(gameMenusQuery(api, language)).data ?? [];
  const products = new Map([
    ...lanes.flatMap((lane) => lane.cards).map((each) => [each.vassalage, each.title] as const),
    // The merchant's own lottery has no card among the vendors.
    ...menus.filter(({ gameType }) => gameType === 'LOTT').map(({ title }) => [lotteryVendor, title] as const),
  ]);
  const nameOf = (code: string) => products.get(code) ?? code;
  const bets = useQuery(teamBetsQuery(api, { ...filter, language, pageNo }));
  // Not every merchant has rebates.
  const hasRebates = rebated || bets.data?.list.some(({ rebate }) => rebate !== undefined);
  const columns: Column<Bet>[] = [
    { key: 'at', header: t`Time`, unbroken: true, cell: ({ placedAt }) => formatDateTime(placedAt, i18n.locale) },
    { key: 'account', header: t`Account`, card: 'lead', cell: ({ account }) => <bdi>{account}</bdi> },
    {
      key: 'game',
      header: t`Game`,
      cell: (bet) => (
        <TextLink render={<button type="button" onClick={() => change({ vendor: bet.vendor, game: bet.gameCode, pageNo: undefined })} />}>
          <bdi>{bet.game}</bdi>
        </TextLink>
      ),
    },
    { key: 'draw', header: t`Draw or round`, cell: ({ drawId, roundId }) => <Reference id={drawId ?? roundId} /> },
    { key: 'product', header: t`Product`, cell: (bet) => <bdi>{nameOf(bet.vendor)}</bdi> },
    { key: 'stake', header: t`Stake`, align: 'end', card: 'figure', cell: ({ stake }) => amounts.cell(stake) },
    { key: 'odds', header: t`Odds`, align: 'end', cell: ({ odds }) => oddsText(odds) },
    { key: 'win', header: t`Payout`, align: 'end', cell: ({ win }) => amounts.cell(win) },
    ...(hasRebates
      ? [{ key: 'rebate', header: t`Rebate`, align: 'end' as const, cell: ({ rebate }: Bet) => rebate && amounts.cell(rebate) }]
      : []),
    { key: 'state', header: t`State`, cell: (row) => <Badge mood={states[row.state].mood}>{i18n._(states[row.state].text)}</Badge> },
  ];
  const isFiltered = scope.isNarrowed || rebated || [state, vendor, game].some((each) => each !== undefined);
  const clear = () =>
    change({
      account: undefined,
      side: undefined,
      state: undefined,
      vendor: undefined,
      game: undefined,
      income: undefined,
      pageNo: undefined,
    });
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
              label={t`Product`}
              value={vendor ?? ''}
              onChange={({ currentTarget }) => change({ vendor: currentTarget.value || undefined, game: undefined, pageNo: undefined })}
              options={[
                { value: '', text: t`All products` },
                ...[...new Set([...products.keys(), ...(vendor ? [vendor] : [])])].map((value) => ({ value, text: nameOf(value) })),
              ]}
            />
            <Select
              label={t`State`}
              value={state ?? ''}
              onChange={({ currentTarget }) => change({ state: currentTarget.value || undefined, pageNo: undefined })}
              options={[
                { value: '', text: t`All states` },
                ...Object.entries(states).map(([value, { text }]) => ({ value, text: i18n._(text) })),
              ]}
            />
            {hasRebates && (
              <Select
                label={t`Rebate`}
                value={rebated ? 'rebate' : ''}
                onChange={({ currentTarget }) => change({ income: currentTarget.value || undefined, pageNo: undefined })}
                options={[
                  { value: '', text: t`All bets` },
                  { value: 'rebate', text: t`Only bets that brought a rebate` },
                ]}
              />
            )}
          </DaysFilter>
        }
        sums={
          <Summary
            entries={[
              { key: 'stakes', label: t`Stakes`, value: bets.data && amounts.cell(bets.data.stakes) },
              { key: 'wins', label: t`Payouts`, value: bets.data && amounts.cell(bets.data.wins) },
              ...(bets.data?.rebates ? [{ key: 'rebates', label: t`Rebate`, value: amounts.cell(bets.data.rebates) }] : []),
            ]}
          />
        }
        empty={<EmptyState title={t`No bets on these days`} text={t`Bets of your team are listed here as soon as they are placed.`} />}
      />
      <SaveList
        name={`team-bets-${days.from}-${days.to}`}
        heads={[
          'placedAt',
          'settledAt',
          'account',
          'vendor',
          'game',
          'draw',
          'odds',
          'stake',
          'payout',
          'rebate',
          'currency',
          'state',
          'round',
        ]}
        page={async (number) => {
          const { list, page } = await api.call('listTeamBets', { query: { ...filter, language, pageNo: number, pageSize: 100 } });
          return {
            totalPages: page.totalPages,
            rows: list.map((bet) => [
              bet.placedAt,
              bet.settledAt ?? '',
              bet.account,
              bet.vendor,
              bet.game,
              bet.drawId ?? '',
              oddsText(bet.odds),
              bet.stake.amount,
              bet.win.amount,
              bet.rebate?.amount ?? '',
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
