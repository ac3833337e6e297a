import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { Amount, Facts, Filters, Foreign, Grid, ListState, Moment, SureDialog, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, Drawer, Inline, Select, Stack, useToasts } from '@parlour/ui';
import { useState } from 'react';
import { kindWords, runKinds, type Run } from './words.ts';

interface RunsProps {
  merchant: string | undefined;
  kind: string | undefined;
  onKind: (kind: string | undefined) => void;
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  mayRun: (merchant: string) => boolean;
  /** Shows the bills of a run. */
  onBills: (run: Run) => void;
}

const idOf = ({ merchant, kind, period }: Run) => `${merchant} ${kind} ${period}`;

/** Settlements of contracts, latest first. */
export function Runs({ merchant, kind, onKind, open, onOpen, mayRun, onBills }: RunsProps) {
  const { t, i18n } = useLingui();
  const chosen = runKinds.find((each) => each === kind);
  const runs = useOfficePages('listAgentRuns', { merchant, kind: chosen });
  const { rows } = runs;
  const opened = rows.find((row) => idOf(row) === open);
  const columns: GridColumn<Run>[] = [
    { id: 'kind', header: t`Kind`, width: 160, cell: (row) => i18n._(kindWords[row.kind]) },
    {
      id: 'period',
      header: t`Period`,
      width: 210,
      cell: ({ period }) => <Period of={period} />,
    },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Run) => row.merchant }] : []),
    { id: 'bills', header: t`Bills`, width: 90, align: 'end', cell: ({ bills }) => i18n.number(bills) },
    { id: 'due', header: t`Due`, width: 130, align: 'end', cell: ({ due, currency }) => <Amount amount={due} currency={currency} /> },
    { id: 'paid', header: t`Paid`, width: 130, align: 'end', cell: ({ paid, currency }) => <Amount amount={paid} currency={currency} /> },
    { id: 'owed', header: t`Owed`, width: 130, align: 'end', cell: ({ owed, currency }) => <Amount amount={owed} currency={currency} /> },
    { id: 'state', header: t`State`, width: 120, cell: (row) => <RunState run={row} /> },
  ];
  return (
    <Stack gap="4">
      <Filters>
        <Select
          label={t`Kind`}
          hideLabel
          value={chosen ?? ''}
          onChange={({ target }) => onKind(target.value || undefined)}
          options={[{ value: '', text: t`Every kind` }, ...runKinds.map((value) => ({ value, text: i18n._(kindWords[value]) }))]}
        />
      </Filters>
      <ListState
        query={runs.query}
        rows={rows.length}
        empty={t`No runs yet`}
        emptyText={t`A contract is settled when the first period after it was signed is over.`}
        onClear={chosen ? () => onKind(undefined) : undefined}
      >
        <Grid
          id="agentRuns"
          label={t`Runs`}
          columns={columns}
          rows={rows}
          onEndNear={runs.hasMore ? runs.more : undefined}
          rowId={idOf}
          openRow={opened && idOf(opened)}
          onOpen={(row) => onOpen(idOf(row))}
        />
      </ListState>
      {opened && <RunDrawer key={open} run={opened} mayRun={mayRun(opened.merchant)} onBills={onBills} onClose={() => onOpen(undefined)} />}
    </Stack>
  );
}

/** A day, a week or a month by its name; a shorter period by its start. */
function Period({ of }: { of: string }) {
  return of.includes('T') ? <Moment at={of} /> : <Foreign text={of} />;
}

function RunState({ run: { done } }: { run: Run }) {
  return <Badge mood={done ? 'win' : 'accent'}>{done ? <Trans>Done</Trans> : <Trans>Running</Trans>}</Badge>;
}

function RunDrawer({ run, mayRun, onBills, onClose }: { run: Run; mayRun: boolean; onBills: (run: Run) => void; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const again = useOfficeMutation('runAgents');
  const [asks, setAsks] = useState(false);
  const { merchant, kind, period } = run;
  return (
    <>
      <Drawer
        open
        onOpenChange={(next) => !next && onClose()}
        title={
          <>
            {i18n._(kindWords[kind])} · <Period of={period} />
          </>
        }
        closeText={t`Close`}
      >
        <Stack gap="5">
          <Facts
            entries={[
              { key: 'merchant', label: t`Merchant`, value: merchant },
              { key: 'from', label: t`From`, value: <Moment at={run.startsAt} /> },
              { key: 'to', label: t`Until`, value: <Moment at={run.endsAt} /> },
              { key: 'policy', label: t`Version of the policy`, value: i18n.number(run.policyVersion) },
              { key: 'lines', label: t`Lines settled`, value: i18n.number(run.lines) },
              { key: 'bills', label: t`Bills`, value: i18n.number(run.bills) },
              { key: 'due', label: t`Due`, value: <Amount amount={run.due} currency={run.currency} /> },
              { key: 'paid', label: t`Paid`, value: <Amount amount={run.paid} currency={run.currency} /> },
              { key: 'owed', label: t`Owed`, value: <Amount amount={run.owed} currency={run.currency} /> },
              { key: 'done', label: t`Done`, value: run.done ? <Moment at={run.done} /> : <RunState run={run} /> },
            ]}
          />
          <Inline gap="3">
            {kind !== 'rebate' && kind !== 'realtime' && (
              <Button size="s" variant="secondary" onClick={() => onBills(run)}>
                <Trans>Show the bills</Trans>
              </Button>
            )}
            {mayRun && (
              <Button size="s" onClick={() => setAsks(true)}>
                <Trans>Run again</Trans>
              </Button>
            )}
          </Inline>
        </Stack>
      </Drawer>
      <SureDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={
          <Trans>
            Run <Period of={period} /> again?
          </Trans>
        }
        confirmText={t`Run again`}
        onConfirm={async () => {
          await again.mutateAsync({ body: { merchant, kind, period } });
          toasts.show({ mood: 'success', text: t`Corrected and collected.` });
        }}
      >
        <Trans>Voided bets are corrected, and open claims collected as far as wallets go. Nothing is paid twice.</Trans>
      </SureDialog>
    </>
  );
}
