// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { teamAccountsQuery, teamOverviewQuery, useApi, type Schema } from '@parlour/api';
import { formatDateTime, formatMoney, fromWire, periodDays, recordPeriods, type WireMoney } from '@parlour/domain';
import { Paged } from '@parlour/loaded';
import { useDownlineRoute } from '@parlour/routes';
import { Badge, Button, Checkbox, EmptyState, FilterBar, Money, SearchField, Select, Stack, TextLink, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountDialog } from './account-dialog.tsx';
import { AccountPath } from './account-path.tsx';
import { kindNames } from './contract-words.ts';
import { periodNames } from './period-names.ts';
import { SaveList } from './save-list.tsx';
import { typeNames } from './type-names.ts';

const types = Object.keys(typeNames).map(Number) as Schema<'AgentAccountType'>[];

/** The agent's line, level by level: the path down is in the address, and Back leads up again (agents.md 14). */
export function Downline() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { account, search, online, pageNo = 1, open, change, ...route } = useDownlineRoute();
  const type = types.find((each) => each === route.type);
  const [typed, setTyped] = useState(search ?? '');
  const [shown, setShown] = useState<string>();
  const joined = recordPeriods.find((each) => each === route.joined);
  // The merchant's current day is only needed to choose days.
  const today = useQuery({ ...teamOverviewQuery(api), enabled: joined !== undefined }).data?.day;
  const filter = {
    ...(account !== undefined && { account }),
    ...(search !== undefined && { search }),
    ...(type !== undefined && { type }),
    ...(online && { online }),
    ...(joined && today !== undefined && periodDays(joined, today)),
  };
  const team = useQuery({
    ...teamAccountsQuery(api, { ...filter, pageNo }),
    enabled: joined === undefined || today !== undefined,
  });
  const said = (amount: WireMoney) => <Money text={formatMoney(fromWire(amount), i18n.locale)} />;
  const go = (next: string | undefined) => {
    setTyped('');
    open(next);
  };
  const clear = () => {
    setTyped('');
    change({ search: undefined, type: undefined, online: undefined, joined: undefined });
  };
  const columns: Column<Schema<'TeamAccount'>>[] = [
    {
      key: 'account',
      header: t`Account`,
      card: 'lead',
      cell: (row) =>
        row.teamSize > 1 ? (
          <TextLink render={<button type="button" onClick={() => go(row.account)} />}>
            <bdi>{row.account}</bdi>
          </TextLink>
        ) : (
          <bdi>{row.account}</bdi>
        ),
    },
    { key: 'balance', header: t`Balance`, align: 'end', card: 'figure', cell: ({ balance }) => said(balance) },
    { key: 'type', header: t`Type`, cell: (row) => i18n._(typeNames[row.type]) },
    { key: 'group', header: t`Prize group`, align: 'end', cell: ({ group }) => group },
    { key: 'size', header: t`Team size`, align: 'end', cell: ({ teamSize }) => i18n.number(teamSize) },
    { key: 'team', header: t`Team balance`, align: 'end', cell: ({ teamBalance }) => said(teamBalance) },
    {
      key: 'contracts',
      header: t`Contracts`,
      cell: ({ contracts }) => contracts.map((kind) => i18n._(kindNames[kind])).join(t({ message: ', ', comment: 'between contracts' })),
    },
    {
      key: 'last',
      header: t`Last log-in`,
      cell: ({ lastLoginAt }) => (lastLoginAt ? formatDateTime(lastLoginAt, i18n.locale) : null),
    },
    {
      key: 'state',
      header: t`State`,
      cell: ({ state, online: isOnline }) =>
        state === 'blocked' ? (
          <Badge mood="danger">
            <Trans>Blocked</Trans>
          </Badge>
        ) : isOnline ? (
          <Badge mood="win">
            <Trans>Online</Trans>
          </Badge>
        ) : (
          <Badge mood="neutral">
            <Trans>Active</Trans>
          </Badge>
        ),
    },
    {
      key: 'actions',
      header: t`Actions`,
      card: 'action',
      cell: (row) => (
        <Button size="s" variant="secondary" aria-haspopup="dialog" onClick={() => setShown(row.account)}>
          <Trans>Details</Trans>
        </Button>
      ),
    },
  ];
  const path = team.data?.path ?? [];
  const opened = team.data?.list.find((row) => row.account === shown);
  const filtered = [search, type, online, joined].some((each) => each !== undefined);
  return (
    <Stack gap="4">
      <AccountPath path={path} onOpen={go} />
      <FilterBar
        label={t`Filters`}
        presets={{
          label: t`Type`,
          value: type === undefined ? 'all' : String(type),
          options: [{ key: 'all', text: t`All types` }, ...types.map((each) => ({ key: String(each), text: i18n._(typeNames[each]) }))],
          onChange: (key) => change({ type: key === 'all' ? undefined : Number(key) }),
        }}
        clear={filtered ? { text: t`Clear filters`, onClear: clear } : undefined}
      >
        <SearchField
          label={t`Search usernames`}
          placeholder={t`Username begins with`}
          value={typed}
          maxLength={60}
          onValueChange={(next) => {
            setTyped(next);
            if (next === '') change({ search: undefined });
          }}
          onSubmit={() => change({ search: typed.trim() || undefined })}
          clearText={t`Clear the search`}
        />
        <Select
          label={t`Joined`}
          value={joined ?? ''}
          onChange={({ currentTarget }) => change({ joined: currentTarget.value || undefined })}
          options={[{ value: '', text: t`At any time` }, ...recordPeriods.map((value) => ({ value, text: i18n._(periodNames[value]) }))]}
        />
        <Checkbox
          label={t`Online now`}
          checked={online ?? false}
          onChange={({ currentTarget }) => change({ online: currentTarget.checked || undefined })}
        />
      </FilterBar>
      <Paged
        caption={t`Downline`}
        columns={columns}
        rowKey={(row) => row.account}
        query={team}
        onPageChange={(next) => change({ pageNo: next })}
        empty={
          filtered ? (
            <EmptyState title={t`No account matches`} text={t`Try another beginning of the username, or clear the filters.`} />
          ) : (
            <EmptyState
              title={t`No accounts below this one yet`}
              text={t`New accounts register through links, or are created in the register centre.`}
            />
          )
        }
      />
      <SaveList
        name="downline"
        heads={['account', 'type', 'group', 'balance', 'teamSize', 'teamBalance', 'currency', 'contracts', 'joined', 'lastLogIn', 'state']}
        page={async (number) => {
          const { list, page } = await api.call('listTeamAccounts', { query: { ...filter, pageNo: number, pageSize: 100 } });
          return {
            totalPages: page.totalPages,
            rows: list.map((row) => [
              row.account,
              row.type,
              row.group ?? '',
              row.balance.amount,
              row.teamSize,
              row.teamBalance.amount,
              row.balance.currency,
              row.contracts.join(' '),
              row.joinedAt,
              row.lastLoginAt ?? '',
              row.state,
            ]),
          };
        }}
      />
      {opened && (
        <AccountDialog
          account={opened}
          ownShare={team.data?.ownShare ?? null}
          isDirect={path.length === 1}
          onClose={() => setShown(undefined)}
        />
      )}
    </Stack>
  );
}
