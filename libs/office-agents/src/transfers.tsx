import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficeQuery, useQueueChange } from '@parlour/office-api/queries';
import { Amount, Facts, Filters, Foreign, Grid, ListState, Moment, ReasonDialog, useTold, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, Drawer, Inline, Select, Stack } from '@parlour/ui';
import { useState } from 'react';
import type { AgentsFilters } from './agents-screen.tsx';
import { directionWords, transferStates, transferStateWords, type Transfer } from './words.ts';

interface TransfersProps {
  merchant: string | undefined;
  filters: AgentsFilters;
  onFilter: (change: AgentsFilters) => void;
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  mayDecide: (merchant: string) => boolean;
}

/** Transfers along lines that are large enough for an operator to decide. */
export function Transfers({ merchant, filters, onFilter, open, onOpen, mayDecide }: TransfersProps) {
  const { t, i18n } = useLingui();
  const state = transferStates.find((each) => each === filters.state) ?? 'waiting';
  const transfers = useOfficeQuery('listLineTransfers', { query: { merchant, state } });
  useQueueChange('transfers', merchant, () => void transfers.refetch());
  const rows = transfers.data?.list ?? [];
  const opened = rows.find(({ id }) => id === open);
  const columns: GridColumn<Transfer>[] = [
    { id: 'at', header: t`Asked`, width: 190, cell: ({ askedAt }) => <Moment at={askedAt} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Transfer) => row.merchant }] : []),
    { id: 'from', header: t`Sender`, width: 160, cell: ({ from }) => <Foreign text={from} /> },
    { id: 'to', header: t`Receiver`, width: 160, cell: ({ to }) => <Foreign text={to} /> },
    { id: 'direction', header: t`Direction`, width: 150, cell: ({ direction }) => i18n._(directionWords[direction]) },
    { id: 'amount', header: t`Amount`, width: 180, align: 'end', cell: (row) => <Amount amount={row.amount} currency={row.currency} /> },
    { id: 'state', header: t`State`, width: 130, cell: (row) => <TransferState state={row.state} /> },
  ];
  return (
    <Stack gap="4">
      <Filters>
        <Select
          label={t`State`}
          hideLabel
          value={state}
          onChange={({ target }) => onFilter({ state: target.value === 'waiting' ? undefined : target.value })}
          options={transferStates.map((value) => ({ value, text: i18n._(transferStateWords[value].text) }))}
        />
      </Filters>
      <ListState
        query={transfers}
        rows={rows.length}
        empty={t`No transfers here`}
        emptyText={t`Transfers along a line from the amount of the policy on wait here for an operator.`}
      >
        <Grid
          id="agentTransfers"
          label={t`Transfers`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
        />
      </ListState>
      {opened && (
        <TransferDrawer key={opened.id} transfer={opened} mayDecide={mayDecide(opened.merchant)} onClose={() => onOpen(undefined)} />
      )}
    </Stack>
  );
}

function TransferState({ state }: Pick<Transfer, 'state'>) {
  const { i18n } = useLingui();
  const { mood, text } = transferStateWords[state];
  return <Badge mood={mood}>{i18n._(text)}</Badge>;
}

function TransferDrawer({ transfer, mayDecide, onClose }: { transfer: Transfer; mayDecide: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const decide = useOfficeMutation('decideLineTransfer');
  const [decision, setDecision] = useState<'approve' | 'reject'>();
  const { id, merchant, from, to, currency, decidedAt, decidedBy, reason } = transfer;
  const amount = `${transfer.amount} ${currency}`;
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && onClose()} title={t`${amount} from ${from} to ${to}`} closeText={t`Close`}>
        <Stack gap="5">
          <Facts
            entries={[
              { key: 'merchant', label: t`Merchant`, value: merchant },
              { key: 'direction', label: t`Direction`, value: i18n._(directionWords[transfer.direction]) },
              { key: 'amount', label: t`Amount`, value: <Amount amount={transfer.amount} currency={currency} /> },
              { key: 'at', label: t`Asked`, value: <Moment at={transfer.askedAt} /> },
              { key: 'state', label: t`State`, value: <TransferState state={transfer.state} /> },
              ...(decidedAt === null ? [] : [{ key: 'decided', label: t`Decided`, value: <Moment at={decidedAt} /> }]),
              ...(decidedBy === null ? [] : [{ key: 'by', label: t`Decided by`, value: <Foreign text={decidedBy} /> }]),
              ...(reason === null ? [] : [{ key: 'reason', label: t`Reason`, value: <Foreign text={reason} /> }]),
            ]}
          />
          {mayDecide && transfer.state === 'waiting' && (
            <Inline gap="3">
              <Button size="s" onClick={() => setDecision('approve')}>
                <Trans>Let through</Trans>
              </Button>
              <Button size="s" variant="danger" onClick={() => setDecision('reject')}>
                <Trans>Give back</Trans>
              </Button>
            </Inline>
          )}
        </Stack>
      </Drawer>
      {decision && (
        <ReasonDialog
          open
          onClose={() => setDecision(undefined)}
          destructive={decision === 'reject'}
          title={decision === 'approve' ? t`Let ${amount} through to ${to}?` : t`Give ${amount} back to ${from}?`}
          label={t`Reason`}
          hint={decision === 'approve' ? t`Kept in the ledger.` : t`Kept in the ledger; the sender reads it.`}
          confirmText={decision === 'approve' ? t`Let through` : t`Give back`}
          onConfirm={async (why) => {
            const answer = await decide.mutateAsync({ body: { id, decision, merchant, reason: why } });
            told(answer, decision === 'approve' ? t`Sent.` : t`The money is back with its sender.`);
          }}
        />
      )}
    </>
  );
}
