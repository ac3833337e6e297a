import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficePages } from '@parlour/office-api/queries';
import { Facts, Foreign, Grid, ListPage, ListState, Moment, useListSort, type GridColumn } from '@parlour/office-ui';
import { Drawer, Stack } from '@parlour/ui';
import { AuditFilterBar, noFilters, type AuditFilters } from './audit-filters.tsx';
import { Changes, Outcome, Via } from './event-cells.tsx';
import { hasSealed, maskedJson } from './changes.ts';
import { ProofPanel } from './proof-panel.tsx';
import { RevealPanel } from './reveal-panel.tsx';

type AuditEvent = components['schemas']['AuditEvent'];
const sorts = ['at'] as const;
const usualSort = { column: 'at', descending: true };
const idOf = ({ chain, seq }: AuditEvent) => `${chain} ${seq}`;

export interface AuditScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** The event that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Whether the operator may see personal data in clear. */
  mayReveal: boolean;
  filters: AuditFilters;
  onFilter: (change: AuditFilters) => void;
}

/** What operators did and attempted, newest first unless sorted otherwise. */
export function AuditScreen({ merchant, open, onOpen, mayReveal, filters, onFilter }: AuditScreenProps) {
  const { t } = useLingui();
  const { actor, event, subject, request, outcome, from, to } = filters;
  const ascending = useListSort('audit', sorts)?.descending === false || undefined;
  const filter = { actor, event, subject, request, outcome, from, to };
  const events = useOfficePages('listAuditEvents', { merchant, ...filter, ascending });
  const { rows } = events;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const opened = rows.find((row) => idOf(row) === open);
  const columns: GridColumn<AuditEvent>[] = [
    { id: 'at', header: t`Time`, width: 215, cell: ({ at }) => <Moment at={at} seconds /> },
    { id: 'actor', header: t`Operator`, width: 150, cell: ({ actor }) => <Foreign text={actor} /> },
    { id: 'event', header: t`Event`, width: 220, cell: ({ event, command }) => (event === 'command' ? command : event) },
    { id: 'outcome', header: t`Outcome`, width: 120, cell: ({ outcome }) => <Outcome outcome={outcome} /> },
    { id: 'subject', header: t`Subject`, width: 220, cell: ({ subject }) => subject !== null && <Foreign text={subject} /> },
    { id: 'after', header: t`Changed to`, width: 260, cell: (event) => <Changes event={event} /> },
    { id: 'via', header: t`Via`, width: 100, cell: ({ via }) => <Via via={via} /> },
    { id: 'chain', header: t`Merchant`, width: 130, cell: ({ chain }) => chain },
  ];
  return (
    <ListPage title={t`Audit log`} count={events.about} filters={<AuditFilterBar filters={filters} onFilter={onFilter} />}>
      <ListState
        query={events.query}
        rows={rows.length}
        empty={t`Nothing has been done yet`}
        emptyText={t`What operators do and try appears here.`}
        onClear={isFiltered ? () => onFilter(noFilters) : undefined}
      >
        <Grid
          id="audit"
          label={t`What operators did and tried`}
          columns={columns}
          rows={rows}
          rowId={idOf}
          openRow={open}
          onOpen={(row) => onOpen(idOf(row))}
          exported={{ list: 'listAuditEvents', filter: { ...filter, ascending: ascending && 'true' }, merchant }}
          sorts={sorts}
          usualSort={usualSort}
          onEndNear={events.more}
        />
      </ListState>
      <Drawer
        open={opened !== undefined}
        onOpenChange={(isOpen) => !isOpen && onOpen(undefined)}
        title={opened?.event ?? ''}
        closeText={t`Close`}
      >
        {opened && (
          <Stack gap="5">
            <Details event={opened} />
            {mayReveal && hasSealed(opened) && <RevealPanel key={`reveal ${idOf(opened)}`} event={opened} />}
            <ProofPanel key={idOf(opened)} event={opened} />
          </Stack>
        )}
      </Drawer>
    </ListPage>
  );
}

function Details({ event }: { event: AuditEvent }) {
  const { t } = useLingui();
  const texts: readonly [key: string, label: string, text: string | null][] = [
    ['actor', t`Operator`, event.actor],
    ['command', t`Command`, event.command],
    ['address', t`Address`, event.address],
    ['subject', t`Subject`, event.subject],
    ['before', t`Before`, maskedJson(event.before)],
    ['after', t`Changed to`, maskedJson(event.after)],
    ['reason', t`Reason`, event.reason],
    ['proposal', t`Proposal`, event.proposal],
    ['request', t`Request`, event.request],
    ['detail', t`Detail`, event.detail],
    ['chain', t`Merchant`, event.chain],
    ['seq', t`Row`, String(event.seq)],
    ['hash', t`Hash`, event.hash],
  ];
  return (
    <Facts
      entries={[
        { key: 'at', label: t`Time`, value: <Moment at={event.at} seconds /> },
        { key: 'outcome', label: t`Outcome`, value: <Outcome outcome={event.outcome} /> },
        ...texts.flatMap(([key, label, text]) => (text === null ? [] : [{ key, label, value: <Foreign text={text} /> }])),
      ]}
    />
  );
}
