// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { teamAccountsQuery, useApi, type Schema } from '@parlour/api';
import { formatDateTime, formatMoney, fromWire, type WireMoney } from '@parlour/domain';
import { Paged } from '@parlour/loaded';
import { useDownlineRoute } from '@parlour/routes';
import { Badge, Button, EmptyState, FilterBar, Money, SearchField, Stack, TextLink, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountDialog } from './account-dialog.tsx';
import { AccountPath } from './account-path.tsx';
import { typeNames } from './type-names.ts';

const types = Object.keys(typeNames).map(Number) as Schema<'AgentAccountType'>[];

/** The agent's line, level by level: the way down is in the address, and back leads up again (agents.md 14). */
export function Downline() {
  const { t, i18n } = useLingui();
  const { account, search, pageNo = 1, open, change, ...route } = useDownlineRoute();
  const type = types.find((each) => each === route.type);
  const [typed, setTyped] = useState(search ?? '');
  const [shown, setShown] = useState<string>();
  const team = useQuery(
    teamAccountsQuery(useApi(), {
      pageNo,
      ...(account !== undefined && { account }),
      ...(search !== undefined && { search }),
      ...(type !== undefined && { type }),
    }),
  );
  const said = (amount: WireMoney) => <Money text={formatMoney(fromWire(amount), i18n.locale)} />;
  const go = (next: string | undefined) => {
    setTyped('');
    open(next);
  };
  const clear = () => {
    setTyped('');
    change({ search: undefined, type: undefined });
  };
  const columns: Column<Schema<'TeamAccount'>>[] = [
    {
      key: 'account',
      header: t`Account`,
      card: 'lead',
      cell: (row) =>
        row.teamSize > 0 ? (
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
      key: 'last',
      header: t`Last log-in`,
      cell: ({ lastLoginAt }) => (lastLoginAt ? formatDateTime(lastLoginAt, i18n.locale) : null),
    },
    {
      key: 'state',
      header: t`State`,
      cell: ({ state }) => (
        <Badge mood={state === 'active' ? 'win' : 'danger'}>{state === 'active' ? <Trans>Active</Trans> : <Trans>Blocked</Trans>}</Badge>
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
  const filtered = search !== undefined || type !== undefined;
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
      </FilterBar>
      <Paged
        caption={t`Downline`}
        columns={columns}
        rowKey={(row) => row.account}
        query={team}
        onPageChange={(next) => change({ search, type, pageNo: next })}
        empty={
          filtered ? (
            <EmptyState title={t`No account matches`} text={t`Try another beginning of the username, or clear the filters.`} />
          ) : (
            <EmptyState
              title={t`Nobody is below this account yet`}
              text={t`New accounts come by registration links, or are made in the register centre.`}
            />
          )
        }
      />
      {opened && <AccountDialog account={opened} isDirect={path.length === 1} onClose={() => setShown(undefined)} />}
    </Stack>
  );
}
