// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import { agentIncomeQuery, teamOverviewQuery, useApi, type Schema } from '@parlour/api';
import { formatDay, fromWire, type DayRange, type WireMoney } from '@parlour/domain';
import { contractKinds } from '@parlour/domain/agents';
import { Loaded, Paged } from '@parlour/loaded';
import { Link, useCentreRoute } from '@parlour/routes';
import { EmptyState, Select, Stack, Summary, TextLink, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { DaysFilter, useDays } from './days-filter.tsx';
import { incomeNames } from './income-words.ts';
import { SaveList } from './save-list.tsx';
import { useAmounts } from './use-amounts.tsx';

type Kind = Schema<'IncomeKind'>;
type Row = Schema<'AgentIncomeDay'>;

const kinds = Object.keys(incomeNames) as Kind[];

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
      header: i18n._(incomeNames[each]),
      align: 'end',
      cell: ({ day, income: its }) => <Figure kind={each} amount={its[each]} days={{ from: day, to: day }} />,
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
              options={[{ value: '', text: t`All kinds` }, ...kinds.map((each) => ({ value: each, text: i18n._(incomeNames[each]) }))]}
            />
          </DaysFilter>
        }
        sums={
          total && (
            <Summary
              entries={[
                ...shown.map((each) => ({
                  key: each,
                  label: i18n._(incomeNames[each]),
                  value: <Figure kind={each} amount={total[each]} days={days} />,
                })),
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

/**
 * A figure that links to what it consists of: bills by which money moved or that were left owing, or movements of kinds that make no bills.
 */
function Figure({ kind, amount, days }: { kind: Kind; amount: WireMoney; days: DayRange }) {
  const amounts = useAmounts();
  const figure = amounts.cell(amount);
  if (fromWire(amount).minor === 0n) return figure;
  if (kind === 'claims')
    return <TextLink render={<Link to="/agentHome/bills" search={{ ...days, dated: 'owing' } as never} />}>{figure}</TextLink>;
  return hasBills(kind) ? (
    <TextLink render={<Link to="/agentHome/bills" search={{ ...days, kind } as never} />}>{figure}</TextLink>
  ) : (
    <TextLink render={<Link to="/agentHome/transactions" search={{ ...days, side: 'self', income: kind } as never} />}>{figure}</TextLink>
  );
}

const hasBills = (kind: Kind): boolean => contractKinds.some((each) => each === kind);
