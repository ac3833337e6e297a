// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import { teamOverviewQuery, teamReportQuery, useApi, type Schema } from '@parlour/api';
import { isDay, periodDays, recordPeriods, type RecordPeriod } from '@parlour/domain';
import { Loaded, Paged } from '@parlour/loaded';
import { useCentreRoute } from '@parlour/routes';
import { DateRange, EmptyState, FilterBar, Stack, TextLink, spanProblem, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPath } from './account-path.tsx';
import { Figures } from './overview.tsx';
import { SaveList } from './save-list.tsx';
import { useSaid } from './use-said.tsx';

type Row = Schema<'TeamReportRow'> & { place: 'child' | 'self' | 'total' };

/** What each direct downline's team did in a span of days, the account itself, and the total (agents.md 13). */
export function TeamReport() {
  const overview = useQuery(teamOverviewQuery(useApi()));
  return <Loaded query={overview}>{({ day }) => <Report today={day} />}</Loaded>;
}

function Report({ today }: { today: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { change, pageNo, account, ...route } = useCentreRoute();
  const { cell } = useSaid();
  const { from, to } =
    route.from && route.to && isDay(route.from) && isDay(route.to) ? { from: route.from, to: route.to } : periodDays('today', today);
  const days = { from, to };
  const query = { ...days, ...(account !== undefined && { account }) };
  const report = useQuery(teamReportQuery(api, { ...query, pageNo }));
  const preset = recordPeriods.find((each) => {
    const own = periodDays(each, today);
    return own.from === from && own.to === to;
  });
  const [choosing, setChoosing] = useState(preset === undefined);
  const [typed, setTyped] = useState(days);
  const periods: Record<RecordPeriod, string> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`Last 7 days`,
    month: t`Last 30 days`,
    thisMonth: t`This month`,
  };
  const nameOf = (row: Row) => {
    if (row.place === 'total') return <strong>{t`Total`}</strong>;
    if (row.place === 'self') return t`${row.account} alone`;
    return row.teamSize > 0 ? (
      <TextLink render={<button type="button" onClick={() => change({ account: row.account, pageNo: undefined })} />}>
        <bdi>{row.account}</bdi>
      </TextLink>
    ) : (
      <bdi>{row.account}</bdi>
    );
  };
  const columns: Column<Row>[] = [
    { key: 'account', header: t`Account with its team`, card: 'lead', cell: nameOf },
    { key: 'turnover', header: t`Turnover`, align: 'end', card: 'figure', cell: ({ figures }) => cell(figures.turnover) },
    { key: 'deposits', header: t`Deposits`, align: 'end', cell: ({ figures }) => cell(figures.deposits) },
    { key: 'withdrawals', header: t`Withdrawals`, align: 'end', cell: ({ figures }) => cell(figures.withdrawals) },
    { key: 'profit', header: t`Players’ profit`, align: 'end', cell: ({ figures }) => cell(figures.profit) },
    { key: 'income', header: t`Income`, align: 'end', cell: ({ figures }) => cell(figures.income) },
    { key: 'balance', header: t`Balance`, align: 'end', cell: ({ balance }) => cell(balance) },
    { key: 'active', header: t`Active accounts`, align: 'end', cell: ({ figures }) => i18n.number(figures.active) },
  ];
  const rows: Row[] = report.data
    ? [
        ...report.data.list.map((row) => ({ ...row, place: 'child' as const })),
        { ...report.data.self, place: 'self' },
        { ...report.data.total, place: 'total' },
      ]
    : [];
  // A record without a downline still has the account itself and the total.
  const shown = { ...report, data: report.data && { page: report.data.page, list: rows } } as Parameters<typeof Paged<Row>>[0]['query'];
  return (
    <Stack gap="4">
      <AccountPath path={report.data?.path ?? []} onOpen={(next) => change({ account: next, pageNo: undefined })} />
      <Paged
        caption={t`Team report`}
        columns={columns}
        rowKey={(row) => `${row.place} ${row.account}`}
        query={shown}
        onPageChange={(next) => change({ pageNo: next })}
        filters={
          <FilterBar<RecordPeriod | 'byHand'>
            label={t`Filters`}
            presets={{
              label: t`Period`,
              value: choosing ? 'byHand' : (preset ?? 'byHand'),
              options: [...recordPeriods.map((key) => ({ key, text: periods[key] })), { key: 'byHand' as const, text: t`Choose days` }],
              onChange: (key) => {
                setChoosing(key === 'byHand');
                if (key !== 'byHand') change({ ...periodDays(key, today), pageNo: undefined });
              },
            }}
            expanded={
              choosing && (
                <DateRange
                  label={t`Choose days`}
                  hideLabel
                  fromLabel={t`From`}
                  toLabel={t`To`}
                  value={typed}
                  onValueChange={(next) => {
                    setTyped(next);
                    if (isDay(next.from) && isDay(next.to) && !spanProblem(next, { max: today })) change({ ...next, pageNo: undefined });
                  }}
                  today={today}
                  max={today}
                  problemTexts={{ order: t`The first day is after the last one.`, limits: t`Choose days until today.` }}
                />
              )
            }
          />
        }
        sums={report.data && <Figures figures={report.data.total.figures} />}
        empty={<EmptyState title={t`Nothing here yet`} text={t`What your team does is listed here.`} />}
      />
      <SaveList
        name={`team-${from}-${to}`}
        heads={[
          'account',
          'row',
          'turnover',
          'stakes',
          'prizes',
          'deposits',
          'withdrawals',
          'transferIn',
          'transferOut',
          'betRebate',
          'agentRebate',
          'promotion',
          'salaryIn',
          'salaryOut',
          'dividendIn',
          'dividendOut',
          'profit',
          'income',
          'balance',
          'newAccounts',
          'active',
          'firstDeposits',
          'currency',
        ]}
        page={async (number) => {
          const { list, self, total, page } = await api.call('getTeamReport', { query: { ...query, pageNo: number, pageSize: 100 } });
          const whole: Row[] = list.map((row) => ({ ...row, place: 'child' }));
          if (number >= page.totalPages) whole.push({ ...self, place: 'self' }, { ...total, place: 'total' });
          return { totalPages: page.totalPages, rows: whole.map(csvCells) };
        }}
      />
    </Stack>
  );
}

function csvCells({ account, place, balance, figures: f }: Row): (string | number)[] {
  const amounts = [f.turnover, f.stakes, f.prizes, f.deposits, f.withdrawals, f.transferIn, f.transferOut, f.betRebate, f.agentRebate];
  const more = [f.promotion, f.salaryIn, f.salaryOut, f.dividendIn, f.dividendOut, f.profit, f.income, balance];
  return [account, place, ...[...amounts, ...more].map(({ amount }) => amount), f.newAccounts, f.active, f.firstDeposits, balance.currency];
}
