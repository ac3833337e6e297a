// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { teamOverviewQuery, teamReportQuery, useApi, type Schema } from '@parlour/api';
import { Loaded, Paged } from '@parlour/loaded';
import { useCentreRoute } from '@parlour/routes';
import { Button, Dialog, EmptyState, Stack, Summary, TextLink, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountField } from './account-field.tsx';
import { AccountPath } from './account-path.tsx';
import { DaysFilter, useDays } from './days-filter.tsx';
import { Figures } from './overview.tsx';
import { SaveList } from './save-list.tsx';
import { useAmounts } from './use-amounts.tsx';

type Row = Schema<'TeamReportRow'> & { place: 'child' | 'self' | 'total' };

/** The figures of each direct downline's team in a span of days, of the account itself, and the total (agents.md 13). */
export function TeamReport() {
  const overview = useQuery(teamOverviewQuery(useApi()));
  return <Loaded query={overview}>{({ day }) => <Report today={day} />}</Loaded>;
}

function Report({ today }: { today: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { change, pageNo, account } = useCentreRoute();
  const { cell } = useAmounts();
  const [opened, setShown] = useState<Row>();
  const days = useDays(today, 'today');
  const query = { ...days, ...(account !== undefined && { account }) };
  const report = useQuery(teamReportQuery(api, { ...query, pageNo }));
  const nameOf = (row: Row) => {
    if (row.place === 'total') return <strong>{t`Total`}</strong>;
    if (row.place === 'self') return t`${row.account} alone`;
    return row.teamSize > 1 ? (
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
    {
      key: 'more',
      header: t`Details`,
      card: 'action',
      cell: (row) => (
        <Button size="s" variant="secondary" aria-haspopup="dialog" onClick={() => setShown(row)}>
          <Trans>All figures</Trans>
        </Button>
      ),
    },
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
          <DaysFilter
            days={days}
            today={today}
            clear={
              account === undefined
                ? undefined
                : { text: t`Clear filters`, onClear: () => change({ account: undefined, pageNo: undefined }) }
            }
          >
            <AccountField />
          </DaysFilter>
        }
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
          'fee',
          'salaryIn',
          'salaryOut',
          'dividendIn',
          'dividendOut',
          'profit',
          'income',
          'balance',
          'betCount',
          'newAccounts',
          'active',
          'firstDeposits',
          'online',
          'currency',
        ]}
        page={async (number) => {
          const { list, self, total, page } = await api.call('getTeamReport', { query: { ...query, pageNo: number, pageSize: 100 } });
          const whole: Row[] = list.map((row) => ({ ...row, place: 'child' }));
          if (number >= page.totalPages) whole.push({ ...self, place: 'self' }, { ...total, place: 'total' });
          return { totalPages: page.totalPages, rows: whole.map(csvCells) };
        }}
      />
      {opened && (
        <RowFigures row={opened} title={opened.place === 'total' ? t`Total` : opened.account} onClose={() => setShown(undefined)} />
      )}
    </Stack>
  );
}

/** Every column of the specification for one row; the list shows the most important ones (agents.md 13). */
function RowFigures({ row, title, onClose }: { row: Row; title: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { cell } = useAmounts();
  const { figures: f, balance, online, teamSize } = row;
  return (
    <Dialog open size="l" onOpenChange={(open) => !open && onClose()} title={title} closeText={t`Close`}>
      <Summary
        entries={[
          { key: 'deposits', label: t`Deposits`, value: cell(f.deposits) },
          { key: 'withdrawals', label: t`Withdrawals`, value: cell(f.withdrawals) },
          { key: 'transferIn', label: t`Transfers received`, value: cell(f.transferIn) },
          { key: 'transferOut', label: t`Transfers sent`, value: cell(f.transferOut) },
          { key: 'betCount', label: t`Bets`, value: i18n.number(f.betCount) },
          { key: 'stakes', label: t`Stakes`, value: cell(f.stakes) },
          { key: 'turnover', label: t`Turnover`, value: cell(f.turnover) },
          { key: 'prizes', label: t`Prizes`, value: cell(f.prizes) },
          { key: 'betRebate', label: t`Bet rebate`, value: cell(f.betRebate) },
          { key: 'agentRebate', label: t`Agent rebate`, value: cell(f.agentRebate) },
          { key: 'promotion', label: t`Promotions`, value: cell(f.promotion) },
          { key: 'fee', label: t`Fees`, value: cell(f.fee) },
          { key: 'salaryIn', label: t`Salaries received`, value: cell(f.salaryIn) },
          { key: 'salaryOut', label: t`Salaries paid`, value: cell(f.salaryOut) },
          { key: 'dividendIn', label: t`Dividends received`, value: cell(f.dividendIn) },
          { key: 'dividendOut', label: t`Dividends paid`, value: cell(f.dividendOut) },
          { key: 'profit', label: t`Players’ profit`, value: cell(f.profit) },
          { key: 'income', label: t`Income`, value: cell(f.income) },
          { key: 'balance', label: t`Balance`, value: cell(balance) },
          { key: 'size', label: t`Team size`, value: i18n.number(teamSize) },
          { key: 'new', label: t`New accounts`, value: i18n.number(f.newAccounts) },
          { key: 'active', label: t`Active accounts`, value: i18n.number(f.active) },
          { key: 'first', label: t`First deposits`, value: i18n.number(f.firstDeposits) },
          { key: 'online', label: t`Online now`, value: i18n.number(online) },
        ]}
      />
    </Dialog>
  );
}

function csvCells({ account, place, balance, online, figures: f }: Row): (string | number)[] {
  const amounts = [f.turnover, f.stakes, f.prizes, f.deposits, f.withdrawals, f.transferIn, f.transferOut, f.betRebate, f.agentRebate];
  const more = [f.promotion, f.fee, f.salaryIn, f.salaryOut, f.dividendIn, f.dividendOut, f.profit, f.income, balance];
  const counts = [f.betCount, f.newAccounts, f.active, f.firstDeposits, online];
  return [account, place, ...[...amounts, ...more].map(({ amount }) => amount), ...counts, balance.currency];
}
