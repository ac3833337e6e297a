// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { billsQuery, useApi, type Schema } from '@parlour/api';
import { formatDay, isDay, type DayRange } from '@parlour/domain';
import { contractKinds } from '@parlour/domain/agents';
import { Paged } from '@parlour/loaded';
import { useCentreRoute } from '@parlour/routes';
import { Button, EmptyState, FilterBar, Inline, NoResultsIllustration, Select, Stack, Summary, Text, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { BillActions } from './bill-actions.tsx';
import { BillExplained } from './bill-explained.tsx';
import { BillState } from './bill-state.tsx';
import { billStates } from './bill-words.ts';
import { kindNames } from './contract-words.ts';
import { PeriodField } from './period-field.tsx';
import { SaveList } from './save-list.tsx';
import { useOffered } from './use-offered.ts';
import { useAmounts } from './use-amounts.tsx';

type Bill = Schema<'AgentBill'>;

const figureNames = {
  turnover: msg`Turnover`,
  won: msg`Stakes of winning bets`,
  lost: msg`Stakes of losing bets`,
  active: msg`Active accounts`,
  net: msg`Players’ loss`,
  carryIn: msg`Carried over`,
  ggr: msg`Gross gaming revenue`,
  deductions: msg`Costs and fees`,
  basis: msg`Counted in all`,
} as const satisfies Partial<Record<keyof Bill, MessageDescriptor>>;
type Figure = keyof typeof figureNames;

/** The figures that bills of a kind are computed from; for all kinds together, those they share (agents.md 14). */
function figuresOf(kind: Bill['kind'] | undefined): readonly Figure[] {
  if (kind === 'hourly' || kind === 'realtime') return ['won', 'lost', 'active'];
  if (kind === 'dividend') return ['turnover', 'active', 'net', 'carryIn', 'basis'];
  if (kind === 'affiliate') return ['ggr', 'deductions', 'carryIn', 'basis'];
  return ['turnover', 'active'];
}

/** Bills of the agent's contracts, or the explanation of the one that the address names. */
export function Bills() {
  const { bill } = useCentreRoute();
  return bill === undefined ? <BillList /> : <BillExplained billKey={bill} />;
}

function BillList() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { change, pageNo, ...route } = useCentreRoute();
  const amounts = useAmounts();
  const { kinds } = useOffered();
  const kind = contractKinds.find((each) => each === route.kind);
  const state = (Object.keys(billStates) as Schema<'BillState'>[]).find((each) => each === route.state);
  const side: 'payer' | 'holder' = route.side === 'payer' ? 'payer' : 'holder';
  const { period, from, to } = route;
  // The bills behind a figure of the income, whoever earns by them.
  const days = from && to && isDay(from) && isDay(to) ? { from, to } : undefined;
  const isOwing = route.dated === 'owing';
  const which: { from?: string; to?: string; dated?: 'owing'; side?: typeof side } = days
    ? { ...days, ...(isOwing && { dated: 'owing' as const }) }
    : { side };
  const filter = { ...which, ...(kind && { kind }), ...(state && { state }), ...(period !== undefined && { period }) } as const;
  const bills = useQuery(billsQuery(api, { ...filter, pageNo }));
  const filtered = kind !== undefined || state !== undefined || period !== undefined || days !== undefined;
  const leaveIncome = { from: undefined, to: undefined, dated: undefined };
  const columns: Column<Bill>[] = [
    { key: 'period', header: t`Period`, card: 'lead', unbroken: true, cell: (row) => <bdi dir="ltr">{row.period}</bdi> },
    { key: 'kind', header: t`Kind`, cell: (row) => i18n._(kindNames[row.kind]) },
    ...(side === 'payer' || days ? [{ key: 'account', header: t`Account`, cell: (row: Bill) => <bdi>{row.account}</bdi> }] : []),
    { key: 'state', header: t`State`, cell: (row) => <BillState bill={row} /> },
    ...(days
      ? [
          {
            key: 'part',
            header: t`Part of my income`,
            align: 'end' as const,
            card: 'figure' as const,
            cell: ({ part }: Bill) => part && amounts.cell(part),
          },
        ]
      : []),
    ...figuresOf(kind).map((name): Column<Bill> => ({
      key: name,
      header: i18n._(figureNames[name]),
      align: 'end',
      cell: (row) => (name === 'active' ? i18n.number(row.active) : amounts.cell(row[name])),
    })),
    { key: 'tier', header: t`Tier`, align: 'end', cell: ({ tier }) => (tier > 0 ? i18n.number(tier) : null) },
    { key: 'due', header: t`Due`, align: 'end', ...(!days && { card: 'figure' }), cell: ({ due }) => amounts.cell(due) },
    { key: 'paid', header: t`Paid`, align: 'end', cell: ({ paid }) => amounts.cell(paid) },
    { key: 'toPay', header: t`For the downline`, align: 'end', cell: ({ toPay }) => amounts.cell(toPay) },
    { key: 'keeps', header: t`Kept`, align: 'end', cell: ({ keeps }) => amounts.cell(keeps) },
    {
      key: 'explain',
      header: t`Details`,
      card: 'action',
      cell: (row) => (
        <Inline>
          <BillActions bill={row} />
          <Button size="s" variant="secondary" onClick={() => change({ bill: row.billKey })}>
            <Trans>Explain</Trans>
          </Button>
        </Inline>
      ),
    },
  ];
  const totals = bills.data?.totals;
  return (
    <Stack gap="4">
      {days && <IncomeOf days={days} isOwing={isOwing} />}
      <Paged
        caption={t`Bills`}
        columns={columns}
        rowKey={({ billKey }) => billKey}
        query={bills}
        onPageChange={(next) => change({ pageNo: next })}
        filters={
          <FilterBar
            label={t`Filters`}
            presets={{
              label: t`Whose bills`,
              value: days ? 'income' : side,
              options: [
                { key: 'holder', text: t`What I earn` },
                { key: 'payer', text: t`What I pay` },
                ...(days ? [{ key: 'income' as const, text: t`Behind my income` }] : []),
              ],
              onChange: (key) => key !== 'income' && change({ ...leaveIncome, side: key === 'payer' ? key : undefined }),
            }}
            clear={
              filtered
                ? {
                    text: t`Clear filters`,
                    onClear: () => change({ ...leaveIncome, kind: undefined, state: undefined, period: undefined }),
                  }
                : undefined
            }
          >
            <Select
              label={t`Kind`}
              value={kind ?? ''}
              onChange={({ currentTarget }) => change({ kind: currentTarget.value || undefined })}
              options={[{ value: '', text: t`All kinds` }, ...kinds.map((each) => ({ value: each, text: i18n._(kindNames[each]) }))]}
            />
            <Select
              label={t`State`}
              value={state ?? ''}
              onChange={({ currentTarget }) => change({ state: currentTarget.value || undefined })}
              options={[
                { value: '', text: t`All states` },
                ...Object.entries(billStates).map(([value, { text }]) => ({ value, text: i18n._(text) })),
              ]}
            />
            <PeriodField />
          </FilterBar>
        }
        sums={
          <Summary
            entries={[
              ...(days ? [{ key: 'part', label: t`Part of my income`, value: totals?.part && amounts.cell(totals.part) }] : []),
              { key: 'due', label: t`Due`, value: totals && amounts.cell(totals.due) },
              { key: 'paid', label: t`Paid`, value: totals && amounts.cell(totals.paid) },
              { key: 'owed', label: t`Still owed`, value: totals && amounts.cell(totals.owed) },
            ]}
          />
        }
        empty={
          filtered ? (
            <EmptyState
              illustration={<NoResultsIllustration />}
              title={t`Nothing matches these filters`}
              text={t`Choose other filters, or show everything.`}
            />
          ) : (
            <EmptyState title={t`No bills yet`} text={t`When a period of a contract is over, its bill is listed here.`} />
          )
        }
      />
      <SaveList
        name="bills"
        heads={[
          'period',
          'kind',
          'account',
          'state',
          'tier',
          'due',
          'paid',
          'owed',
          'toPay',
          'keeps',
          'currency',
          ...(days ? ['part'] : []),
        ]}
        page={async (number) => {
          const { list, page } = await api.call('listBills', { query: { ...filter, pageNo: number, pageSize: 100 } });
          return {
            totalPages: page.totalPages,
            rows: list.map((row) => [
              row.period,
              row.kind,
              row.account,
              row.state,
              row.tier,
              row.due.amount,
              row.paid.amount,
              row.owed.amount,
              row.toPay.amount,
              row.keeps.amount,
              row.due.currency,
              ...(days ? [row.part?.amount ?? ''] : []),
            ]),
          };
        }}
      />
    </Stack>
  );
}

/** Which days' income the listed bills make up. */
function IncomeOf({ days: { from, to }, isOwing }: { days: DayRange; isOwing: boolean }) {
  const { t, i18n } = useLingui();
  const first = formatDay(from, i18n.locale);
  const span = from === to ? first : `${first} – ${formatDay(to, i18n.locale)}`;
  return <Text>{isOwing ? t`You are still owed money for these bills: ${span}.` : t`Money moved for these bills: ${span}.`}</Text>;
}
