import { useLingui } from '@lingui/react/macro';
import { useOfficePages } from '@parlour/office-api/queries';
import { Amount, Facts, Filters, Foreign, Grid, ListState, useSettled, type GridColumn } from '@parlour/office-ui';
import { Badge, Drawer, SearchField, Select, Stack } from '@parlour/ui';
import { useState } from 'react';
import type { AgentsFilters } from './agents-screen.tsx';
import { BillExplained } from './bill-explained.tsx';
import { DecideBill } from './decide-bill.tsx';
import { billStates, kindWords, runKinds, stateWords, type Bill } from './words.ts';

interface BillsProps {
  merchant: string | undefined;
  filters: AgentsFilters;
  onFilter: (change: AgentsFilters) => void;
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Decide on dividends, or propose it. */
  mayDecide: (merchant: string) => boolean;
}

/** What contracts earned, latest period first. */
export function Bills({ merchant, filters, onFilter, open, onOpen, mayDecide }: BillsProps) {
  const { t, i18n } = useLingui();
  const kind = runKinds.find((each) => each === filters.kind);
  const { member, period } = filters;
  const state = billStates.find((each) => each === filters.state);
  const bills = useOfficePages('listAgentBills', { merchant, kind, member, period, state });
  const [typed, setTyped] = useState(member ?? '');
  useSettled(typed.trim(), member ?? '', (next) => onFilter({ member: next || undefined }));
  const { rows } = bills;
  const opened = rows.find(({ billKey }) => billKey === open);
  const isFiltered = [kind, member, period, state].some((each) => each !== undefined);
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
    onFilter({ kind: undefined, member: undefined, period: undefined, state: undefined });
  };
  return (
    <Stack gap="4">
      <Filters>
        <SearchField label={t`Agent`} placeholder={t`Agent`} clearText={t`Clear`} value={typed} onValueChange={setTyped} />
        <Select
          label={t`Kind`}
          hideLabel
          value={kind ?? ''}
          onChange={({ target }) => onFilter({ kind: target.value || undefined })}
          options={[{ value: '', text: t`Every kind` }, ...runKinds.map((value) => ({ value, text: i18n._(kindWords[value]) }))]}
        />
        <Select
          label={t`State`}
          hideLabel
          value={state ?? ''}
          onChange={({ target }) => onFilter({ state: target.value || undefined })}
          options={[{ value: '', text: t`Every state` }, ...billStates.map((value) => ({ value, text: i18n._(stateWords[value].text) }))]}
        />
      </Filters>
      <ListState
        query={bills.query}
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
          onEndNear={bills.hasMore ? bills.more : undefined}
          rowId={({ billKey }) => billKey}
          openRow={opened?.billKey}
          onOpen={({ billKey }) => onOpen(billKey)}
        />
      </ListState>
      {opened && <BillDrawer key={opened.billKey} bill={opened} mayDecide={mayDecide(opened.merchant)} onClose={() => onOpen(undefined)} />}
    </Stack>
  );
}

function BillState({ state }: Pick<Bill, 'state'>) {
  const { i18n } = useLingui();
  const { mood, text } = stateWords[state];
  return <Badge mood={mood}>{i18n._(text)}</Badge>;
}

function BillDrawer({ bill, mayDecide, onClose }: { bill: Bill; mayDecide: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <Drawer
      open
      onOpenChange={(next) => !next && onClose()}
      title={`${i18n._(kindWords[bill.kind])} · ${bill.period}`}
      closeText={t`Close`}
    >
      <Stack gap="5">
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
        {mayDecide && <DecideBill bill={bill} />}
        <BillExplained bill={bill} />
      </Stack>
    </Drawer>
  );
}
