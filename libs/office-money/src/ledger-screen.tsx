import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficePages, useOfficeQuery } from '@parlour/office-api/queries';
import {
  Amount,
  Facts,
  Foreign,
  Grid,
  isPutAside,
  ListState,
  Moment,
  PlainPage,
  ReasonDialog,
  useRefusalText,
  useRefusalToast,
  type GridColumn,
} from '@parlour/office-ui';
import { Button, Card, FormError, SectionHeader, Select, Stack, Text, useToasts } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { LedgerLookup } from './ledger-lookup.tsx';
import * as styles from './ledger.css.ts';

type Case = components['schemas']['Case'];
type OpenRound = components['schemas']['OpenRound'];

export interface LedgerScreenProps {
  mayCheck: boolean;
  mayReconcile: boolean;
  mayClose: boolean;
  mayAskVendors: boolean;
  linkTo: (member: string, text: ReactNode) => ReactNode;
}

/** The books: whether they add up, whether vendors and providers agree, and the differences that are not explained yet. */
export function LedgerScreen({ mayCheck, mayReconcile, mayClose, mayAskVendors, linkTo }: LedgerScreenProps) {
  const { t } = useLingui();
  return (
    <PlainPage title={t`Ledger`} wide>
      {(mayCheck || mayReconcile) && (
        <div className={styles.checks}>
          {mayCheck && <Check />}
          {mayReconcile && <Reconciliation />}
        </div>
      )}
      <Cases mayClose={mayClose} />
      {mayCheck && <LedgerLookup linkTo={linkTo} />}
      {mayCheck && <OpenRounds mayAsk={mayAskVendors} />}
    </PlainPage>
  );
}

function Check() {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const check = useOfficeMutation('checkLedger');
  const faults = check.data?.list;
  return (
    <Card>
      <Stack gap="3">
        <SectionHeader small title={<Trans>Do the books add up?</Trans>} />
        <Text tone="muted">
          <Trans>Every rule of the ledger is checked over every entry.</Trans>
        </Text>
        <div role="status">
          {faults?.length === 0 && (
            <Text tone="win">
              <Trans>The books add up.</Trans>
            </Text>
          )}
          {faults?.map(({ rule, detail }) => (
            <Text key={`${rule} ${detail}`} tone="danger">
              {rule}: {detail}
            </Text>
          ))}
        </div>
        <FormError message={check.error && !isPutAside(check.error) ? textOf(check.error) : undefined} />
        <Button variant="secondary" loading={check.isPending} loadingText={t`Checking`} onClick={() => check.mutate({})}>
          <Trans>Check the books</Trans>
        </Button>
      </Stack>
    </Card>
  );
}

function Reconciliation() {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const reconcile = useOfficeMutation('reconcileLedger');
  const [days, setDays] = useState('1');
  const found = reconcile.data?.list;
  const unheard = found?.filter(({ kind }) => kind === 'notHeard') ?? [];
  const differences = (found?.length ?? 0) - unheard.length;
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          reconcile.mutate({ body: days === '' ? {} : { from: new Date(Date.now() - Number(days) * 24 * 3_600_000).toISOString() } });
        }}
      >
        <Stack gap="3">
          <SectionHeader small title={<Trans>Do all parties agree?</Trans>} />
          <Text tone="muted">
            <Trans>The books are compared with rounds, payments, vendors and payment providers.</Trans>
          </Text>
          <Select
            label={t`Period`}
            value={days}
            onChange={({ target }) => setDays(target.value)}
            options={[
              { value: '1', text: t`The last 24 hours` },
              { value: '7', text: t`The last 7 days` },
              { value: '30', text: t`The last 30 days` },
              { value: '', text: t`All time` },
            ]}
          />
          <div role="status">
            {found && differences === 0 && (
              <Text tone="win">
                <Trans>No open differences.</Trans>
              </Text>
            )}
            {differences > 0 && (
              <Text tone="danger">
                <Plural
                  value={differences}
                  one="# difference is open: it is listed below."
                  other="# differences are open: they are listed below."
                />
              </Text>
            )}
            {unheard.map(({ subject }) => (
              <Text key={subject} tone="muted">
                <Trans>{subject} did not answer.</Trans>
              </Text>
            ))}
          </div>
          <FormError message={reconcile.error && !isPutAside(reconcile.error) ? textOf(reconcile.error) : undefined} />
          <Button type="submit" variant="secondary" loading={reconcile.isPending} loadingText={t`Comparing`}>
            <Trans>Compare</Trans>
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function Cases({ mayClose }: { mayClose: boolean }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const cases = useOfficeQuery('listCases', {});
  const close = useOfficeMutation('closeCase');
  const [closing, setClosing] = useState<Case>();
  const rows = cases.data?.list ?? [];
  const columns: GridColumn<Case>[] = [
    { id: 'kind', header: t`Difference`, width: 180, cell: ({ kind }) => (kind === 'riskRule' ? t`Risk rule` : kind) },
    { id: 'subject', header: t`About`, width: 280, cell: ({ subject }) => <Foreign text={subject} /> },
    { id: 'expected', header: t`Expected`, width: 220, cell: ({ expected }) => <Foreign text={expected} /> },
    { id: 'found', header: t`Found`, width: 220, cell: ({ found }) => <Foreign text={found} /> },
    { id: 'since', header: t`Since`, width: 190, cell: ({ since }) => <Moment at={since} /> },
    { id: 'merchant', header: t`Merchant`, width: 130, cell: ({ merchant }) => merchant },
  ];
  return (
    <Stack gap="3">
      <SectionHeader small title={<Trans>Open differences</Trans>} />
      <ListState
        query={cases}
        rows={rows.length}
        empty={t`No open differences`}
        emptyText={t`Differences that a comparison finds appear here until they are resolved or explained.`}
      >
        <Grid
          id="cases"
          label={t`Open differences`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={mayClose ? setClosing : undefined}
          keys={mayClose ? [{ key: 'c', text: t`close`, run: setClosing }] : []}
        />
      </ListState>
      {closing && (
        <ReasonDialog
          open
          onClose={() => setClosing(undefined)}
          destructive={false}
          title={t`Close the difference about ${closing.subject}`}
          label={t`Why it is right`}
          hint={t`It won’t be raised again unless it changes.`}
          confirmText={t`Close the case`}
          onConfirm={async (reason) => {
            await close.mutateAsync({ body: { id: closing.id, reason } });
            toasts.show({ mood: 'success', text: t`Closed.` });
          }}
        >
          <Facts
            entries={[
              { key: 'expected', label: t`Expected`, value: <Foreign text={closing.expected} /> },
              { key: 'found', label: t`Found`, value: <Foreign text={closing.found} /> },
            ]}
          />
        </ReasonDialog>
      )}
    </Stack>
  );
}

function OpenRounds({ mayAsk }: { mayAsk: boolean }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const tellRefusal = useRefusalToast();
  const rounds = useOfficePages('listOpenRounds', {});
  const ask = useOfficeMutation('askRoundVendor');
  const { rows } = rounds;
  const asked = async ({ id }: OpenRound) => {
    if (ask.isPending) return;
    try {
      const { heard, status } = await ask.mutateAsync({ body: { id } });
      if (status !== 'open') toasts.show({ mood: 'success', text: t`It is over at the vendor too: the round is closed.` });
      else if (heard === 'differs')
        toasts.show({ mood: 'danger', text: t`The vendor reports other sums. It must send the missing calls again; nothing was changed.` });
      else if (heard === 'notOver') toasts.show({ mood: 'info', text: t`It isn’t over at the vendor either.` });
      else toasts.show({ mood: 'warning', text: t`The vendor offers no list, or didn’t answer.` });
    } catch (error) {
      tellRefusal(error);
    }
  };
  const columns: GridColumn<OpenRound>[] = [
    { id: 'member', header: t`Member`, width: 180, cell: ({ member }) => <Foreign text={member} /> },
    { id: 'placed', header: t`Since`, width: 190, cell: ({ placed }) => <Moment at={placed} /> },
    { id: 'game', header: t`Game`, width: 220, cell: ({ vendor, game }) => `${vendor} ${game}` },
    { id: 'stake', header: t`Stake`, width: 150, align: 'end', cell: (row) => <Amount amount={row.stake} currency={row.currency} /> },
    { id: 'win', header: t`Win`, width: 150, align: 'end', cell: (row) => <Amount amount={row.win} currency={row.currency} /> },
    { id: 'vendorRound', header: t`Vendor’s id`, width: 260, cell: ({ vendorRound }) => <Foreign text={vendorRound} /> },
    { id: 'merchant', header: t`Merchant`, width: 130, cell: ({ merchant }) => merchant },
  ];
  return (
    <Stack gap="3">
      <SectionHeader small title={<Trans>Open rounds</Trans>} />
      <ListState
        query={rounds.query}
        rows={rows.length}
        empty={t`No open rounds`}
        emptyText={t`A round appears here until its vendor tells how it ended.`}
      >
        <Grid
          id="open-rounds"
          label={t`Open rounds`}
          columns={columns}
          rows={rows}
          onEndNear={rounds.hasMore ? rounds.more : undefined}
          rowId={({ id }) => id}
          onOpen={mayAsk ? (row) => void asked(row) : undefined}
          keys={mayAsk ? [{ key: 'v', text: t`ask the vendor`, run: (row) => void asked(row) }] : []}
        />
      </ListState>
    </Stack>
  );
}
