import { useLingui } from '@lingui/react/macro';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Amount, Facts, Foreign, Grid, ListState, useSettled, type GridColumn } from '@parlour/office-ui';
import { Badge, Drawer, Inline, SearchField, Select, Stack } from '@parlour/ui';
import { useState } from 'react';
import type { AgentsFilters } from './agents-screen.tsx';
import { kindWords, runKinds, stateWords, type Bill } from './words.ts';

interface BillsProps {
  merchant: string | undefined;
  filters: AgentsFilters;
  onFilter: (change: AgentsFilters) => void;
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** What contracts earned, latest period first. */
export function Bills({ merchant, filters, onFilter, open, onOpen }: BillsProps) {
  const { t, i18n } = useLingui();
  const kind = runKinds.find((each) => each === filters.kind);
  const { member, period } = filters;
  const bills = useOfficeQuery('listAgentBills', { query: { merchant, kind, member, period } });
  const [typed, setTyped] = useState(member ?? '');
  useSettled(typed.trim(), member ?? '', (next) => onFilter({ member: next || undefined }));
  const rows = bills.data?.list ?? [];
  const opened = rows.find(({ billKey }) => billKey === open);
  const isFiltered = [kind, member, period].some((each) => each !== undefined);
  const columns: GridColumn<Bill>[] = [
    { id: 'member', header: t`Agent`, width: 160, cell: (row) => <Foreign text={row.member} /> },
    { id: 'kind', header: t`Kind`, width: 160, cell: (row) => i18n._(kindWords[row.kind]) },
    { id: 'period', header: t`Period`, width: 210, cell: (row) => <Foreign text={row.period} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Bill) => row.merchant }] : []),
    { id: 'due', header: t`Due`, width: 130, align: 'end', cell: ({ due, currency }) => <Amount amount={due} currency={currency} /> },
    { id: 'paid', header: t`Paid`, width: 130, align: 'end', cell: ({ paid, currency }) => <Amount amount={paid} currency={currency} /> },
    { id: 'owed', header: t`Owed`, width: 130, align: 'end', cell: ({ owed, currency }) => <Amount amount={owed} currency={currency} /> },
    { id: 'state', header: t`State`, width: 130, cell: ({ state }) => <BillState state={state} /> },
  ];
  const clear = () => {
    setTyped('');
    onFilter({ kind: undefined, member: undefined, period: undefined });
  };
  return (
    <Stack gap="4">
      <Inline gap="3">
        <SearchField label={t`Agent`} placeholder={t`Agent`} clearText={t`Clear`} value={typed} onValueChange={setTyped} />
        <Select
          label={t`Kind`}
          hideLabel
          value={kind ?? ''}
          onChange={({ target }) => onFilter({ kind: target.value || undefined })}
          options={[{ value: '', text: t`Every kind` }, ...runKinds.map((value) => ({ value, text: i18n._(kindWords[value]) }))]}
        />
      </Inline>
      <ListState
        query={bills}
        rows={rows.length}
        empty={t`No bills yet`}
        emptyText={t`Bills of agents’ contracts appear here once a period has been settled.`}
        onClear={isFiltered ? clear : undefined}
      >
        <Grid
          id="agentBills"
          label={t`Bills`}
          columns={columns}
          rows={rows}
          rowId={({ billKey }) => billKey}
          openRow={opened?.billKey}
          onOpen={({ billKey }) => onOpen(billKey)}
        />
      </ListState>
      {opened && <BillDrawer bill={opened} onClose={() => onOpen(undefined)} />}
    </Stack>
  );
}

function BillState({ state }: { state: string }) {
  const { i18n } = useLingui();
  const words = stateWords[state];
  return <Badge mood={words?.mood ?? 'neutral'}>{words ? i18n._(words.text) : state}</Badge>;
}

function BillDrawer({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <Drawer
      open
      onOpenChange={(next) => !next && onClose()}
      title={`${i18n._(kindWords[bill.kind])} · ${bill.period}`}
      closeText={t`Close`}
    >
      <Facts
        entries={[
          { key: 'member', label: t`Agent`, value: <Foreign text={bill.member} /> },
          { key: 'payer', label: t`Paid by`, value: bill.payer === null ? t`The platform` : <Foreign text={bill.payer} /> },
          { key: 'state', label: t`State`, value: <BillState state={bill.state} /> },
          { key: 'tier', label: t`Tier reached`, value: bill.tier === 0 ? t`None` : i18n.number(bill.tier) },
          { key: 'due', label: t`Due`, value: <Amount amount={bill.due} currency={bill.currency} /> },
          { key: 'paid', label: t`Paid`, value: <Amount amount={bill.paid} currency={bill.currency} /> },
          { key: 'owed', label: t`Owed`, value: <Amount amount={bill.owed} currency={bill.currency} /> },
          { key: 'corrections', label: t`Corrections`, value: i18n.number(bill.corrections) },
          { key: 'key', label: t`Key in the ledger`, value: <Foreign text={bill.billKey} /> },
        ]}
      />
    </Drawer>
  );
}
