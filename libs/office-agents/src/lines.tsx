import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Filters, Foreign, Grid, ListState, useSettled, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, Inline, SearchField, Stack } from '@parlour/ui';
import { useState } from 'react';
import { AccountDrawer } from './account.tsx';
import type { AgentsFilters } from './agents-screen.tsx';
import { Pages } from './pages.tsx';
import { accountTypeText, type Agent } from './words.ts';

interface LinesProps {
  merchant: string | undefined;
  filters: AgentsFilters;
  onFilter: (change: AgentsFilters) => void;
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  mayRun: (merchant: string) => boolean;
  mayOffer: (merchant: string) => boolean;
}

const pageSize = 50;

/** Lines from their heads down, one level at a time. */
export function Lines({ merchant, filters, onFilter, open, onOpen, mayRun, mayOffer }: LinesProps) {
  const { t, i18n } = useLingui();
  const { member } = filters;
  const pageNo = Number(filters.page ?? 1);
  const tree = useOfficeQuery('listAgentTree', { query: { merchant, member, pageNo, pageSize } });
  const [typed, setTyped] = useState(member ?? '');
  const under = (next: string | undefined) => {
    setTyped(next ?? '');
    onFilter({ member: next, page: undefined });
  };
  useSettled(typed.trim(), member ?? '', (next) => onFilter({ member: next || undefined, page: undefined }));
  const rows = tree.data?.list ?? [];
  const path = tree.data?.path ?? [];
  const columns: GridColumn<Agent>[] = [
    { id: 'username', header: t`Account`, width: 180, cell: (row) => <Foreign text={row.username} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Agent) => row.merchant }] : []),
    { id: 'type', header: t`Type`, width: 150, cell: ({ type }) => i18n._(accountTypeText(type)) },
    { id: 'level', header: t`Level`, width: 80, align: 'end', cell: ({ level }) => i18n.number(level) },
    { id: 'group', header: t`Prize group`, width: 120, align: 'end', cell: ({ group }) => (group === null ? '–' : String(group)) },
    { id: 'direct', header: t`Directly below`, width: 130, align: 'end', cell: ({ direct }) => i18n.number(direct) },
    { id: 'team', header: t`Team`, width: 100, align: 'end', cell: ({ teamSize }) => i18n.number(teamSize) },
    { id: 'contracts', header: t`Contracts`, width: 110, align: 'end', cell: ({ contracts }) => i18n.number(contracts) },
    { id: 'state', header: t`State`, width: 110, cell: ({ blocked }) => blocked && <Badge mood="danger">{t`Blocked`}</Badge> },
  ];
  return (
    <Stack gap="4">
      <Filters>
        <SearchField
          label={t`Downline of`}
          placeholder={t`Username of an agent`}
          clearText={t`Clear`}
          value={typed}
          onValueChange={setTyped}
        />
      </Filters>
      {path.length > 0 && (
        <nav aria-label={t`Line`}>
          <Inline gap="2">
            <Button size="s" variant="ghost" onClick={() => under(undefined)}>
              <Trans>All heads</Trans>
            </Button>
            {path.map((username, index) => (
              <Button
                key={username}
                size="s"
                variant={index === path.length - 1 ? 'secondary' : 'ghost'}
                aria-current={index === path.length - 1 ? 'location' : undefined}
                onClick={() => under(username)}
              >
                {username}
              </Button>
            ))}
          </Inline>
        </nav>
      )}
      <ListState
        query={tree}
        rows={rows.length}
        empty={t`No agents yet`}
        emptyText={t`A member who is made an agent and has no upline is the head of a line.`}
        onClear={member === undefined ? undefined : () => under(undefined)}
      >
        <Grid
          id="agentLines"
          label={t`Lines`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          openRow={open}
          onOpen={({ id }) => onOpen(id)}
        />
      </ListState>
      {tree.data && (
        <Pages
          label={t`Pages`}
          page={pageNo}
          totalPages={tree.data.page.totalPages}
          busy={tree.isFetching}
          onPage={(page) => onFilter({ page: String(page) })}
        />
      )}
      {open !== undefined && (
        <AccountDrawer
          key={open}
          id={open}
          merchant={merchant}
          mayChange={mayRun}
          mayOffer={mayOffer}
          onUnder={(username) => {
            onOpen(undefined);
            under(username);
          }}
          onClose={() => onOpen(undefined)}
        />
      )}
    </Stack>
  );
}
