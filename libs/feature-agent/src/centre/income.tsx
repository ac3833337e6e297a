// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { agentIncomeQuery, teamOverviewQuery, useApi, type Schema } from '@parlour/api';
import { formatDay, fromWire, type WireMoney } from '@parlour/domain';
import { contractKinds } from '@parlour/domain/agents';
import { Loaded, Paged } from '@parlour/loaded';
import { Link, useCentreRoute } from '@parlour/routes';
import { EmptyState, Select, Stack, Summary, TextLink, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { kindNames } from './contract-words.ts';
import { DaysFilter, useDays } from './days-filter.tsx';
import { SaveList } from './save-list.tsx';
import { useAmounts } from './use-amounts.tsx';

type Kind = Schema<'IncomeKind'>;
type Row = Schema<'AgentIncomeDay'>;

const names = {
  betRebate: msg`Bet rebate`,
  agentRebate: msg`Agent rebate`,
  ...kindNames,
  claims: msg`Left owing to me`,
} as const satisfies Record<Kind, MessageDescriptor>;
const kinds = Object.keys(names) as Kind[];

/** The agent's income from contracts and rebates, by day (agents.md 14, my income). */
export function Income() {
  const overview = useQuery(teamOverviewQuery(useApi()));
  return <Loaded query={overview}>{({ day }) => <Days today={day} />}</Loaded>;
}

function Days({ today }: { today: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const amounts = useAmounts();
  const { change, pageNo, ...route } = useCentreRoute();
  const days = useDays(today, 'month');
  const kind = kinds.find((each) => each === route.kind);
  const filter = { ...days, ...(kind && { kind }) };
  const income = useQuery(agentIncomeQuery(api, { ...filter, pageNo }));
  const total = income.data?.total;
  // Otherwise most columns would be of kinds that never brought anything.
  const shown = kinds.filter((each) => each === kind || (kind === undefined && total && fromWire(total[each]).minor !== 0n));
  const columns: Column<Row>[] = [
    { key: 'day', header: t`Day`, card: 'lead', unbroken: true, cell: ({ day }) => formatDay(day, i18n.locale) },
    ...shown.map((each): Column<Row> => ({
      key: each,
      header: i18n._(names[each]),
      align: 'end',
      cell: (row) => <Figure kind={each} amount={row.income[each]} />,
    })),
    { key: 'total', header: t`Total`, align: 'end', card: 'figure', cell: (row) => amounts.cell(row.income.total) },
  ];
  return (
    <Stack gap="4">
      <Paged
        caption={t`My income`}
        columns={columns}
        rowKey={({ day }) => day}
        query={income}
        onPageChange={(next) => change({ pageNo: next })}
        filters={
          <DaysFilter
            days={days}
            today={today}
            clear={kind ? { text: t`Clear filters`, onClear: () => change({ kind: undefined, pageNo: undefined }) } : undefined}
          >
            <Select
              label={t`Kind`}
              value={kind ?? ''}
              onChange={({ currentTarget }) => change({ kind: currentTarget.value || undefined, pageNo: undefined })}
              options={[{ value: '', text: t`All kinds` }, ...kinds.map((each) => ({ value: each, text: i18n._(names[each]) }))]}
            />
          </DaysFilter>
        }
        sums={
          total && (
            <Summary
              entries={[
                ...shown.map((each) => ({ key: each, label: i18n._(names[each]), value: amounts.cell(total[each]) })),
                { key: 'total', label: t`Total`, value: amounts.cell(total.total) },
              ]}
            />
          )
        }
        empty={<EmptyState title={t`No income on these days`} text={t`What your contracts and rebates bring is listed here by day.`} />}
      />
      <SaveList
        name={`income-${days.from}-${days.to}`}
        heads={['day', ...kinds, 'total', 'currency']}
        page={async (number) => {
          const { list, page } = await api.call('getAgentIncome', { query: { ...filter, pageNo: number, pageSize: 100 } });
          return {
            totalPages: page.totalPages,
            rows: list.map(({ day, income: its }) => [day, ...kinds.map((each) => its[each].amount), its.total.amount, its.total.currency]),
          };
        }}
      />
    </Stack>
  );
}

/** A figure that links to its details: the bills of its kind, or the open claims. */
function Figure({ kind, amount }: { kind: Kind; amount: WireMoney }) {
  const amounts = useAmounts();
  const figure = amounts.cell(amount);
  if (fromWire(amount).minor === 0n) return figure;
  if (kind === 'claims') return <TextLink render={<Link to="/agentHome/claims" />}>{figure}</TextLink>;
  if (!contractKinds.some((each) => each === kind)) return figure;
  return <TextLink render={<Link to="/agentHome/bills" search={{ kind } as never} />}>{figure}</TextLink>;
}
