// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import { teamOverviewQuery, teamReportQuery, useApi, type Schema } from '@parlour/api';
import { Loaded, Paged } from '@parlour/loaded';
import { useCentreRoute } from '@parlour/routes';
import { EmptyState, Stack, TextLink, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountPath } from './account-path.tsx';
import { DaysFilter, useDays } from './days-filter.tsx';
import { Figures } from './overview.tsx';
import { SaveList } from './save-list.tsx';
import { useAmounts } from './use-amounts.tsx';

type Row = Schema<'TeamReportRow'> & { place: 'child' | 'self' | 'total' };

/** What each direct downline's team did in a span of days, the account itself, and the total (agents.md 13). */
export function TeamReport() {
  const overview = useQuery(teamOverviewQuery(useApi()));
  return <Loaded query={overview}>{({ day }) => <Report today={day} />}</Loaded>;
}

function Report({ today }: { today: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { change, pageNo, account } = useCentreRoute();
  const { cell } = useAmounts();
  const days = useDays(today, 'today');
  const query = { ...days, ...(account !== undefined && { account }) };
  const report = useQuery(teamReportQuery(api, { ...query, pageNo }));
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
        filters={<DaysFilter days={days} today={today} />}
        sums={report.data && <Figures figures={report.data.total.figures} />}
        empty={<EmptyState title={t`Nothing here yet`} text={t`What your team does is listed here.`} />}
      />
      <SaveList
        name={`team-${days.from}-${days.to}`}
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
