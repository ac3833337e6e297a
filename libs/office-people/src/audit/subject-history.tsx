import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficePages } from '@parlour/office-api/queries';
import { Foreign, Grid, ListState, Moment, type GridColumn, type SubjectHistoryProps } from '@parlour/office-ui';
import { Button, Stack, Text } from '@parlour/ui';
import { Changes, Outcome } from './event-cells.tsx';

type AuditEvent = components['schemas']['AuditEvent'];
const idOf = ({ chain, seq }: AuditEvent) => `${chain} ${seq}`;

/** What operators did to a subject and attempted, latest first: its rows of the audit log, wherever it is shown. */
export function SubjectHistory({ kind, id, merchant, look }: SubjectHistoryProps) {
  const { t } = useLingui();
  const filter = { subjectKind: kind, subject: id };
  const events = useOfficePages('listAuditEvents', { ...filter, merchant });
  // A panel has no room for an illustration of an empty list.
  if (look === 'lines' && !events.query.isPending && !events.query.error && events.rows.length === 0)
    return (
      <Text tone="muted" size="s">
        <Trans>No operator has done anything</Trans>
      </Text>
    );
  return (
    <ListState
      query={events.query}
      rows={events.rows.length}
      empty={t`No operator has done anything`}
      emptyText={t`What operators do and try appears here.`}
    >
      {look === 'list' ? (
        <Rows rows={events.rows} filter={filter} merchant={merchant} onEndNear={events.more} />
      ) : (
        <Stack gap="4">
          {events.rows.map((event) => (
            <Line key={idOf(event)} event={event} />
          ))}
          {events.hasMore && (
            <div>
              <Button size="s" variant="ghost" onClick={events.more}>
                <Trans>Show more</Trans>
              </Button>
            </div>
          )}
        </Stack>
      )}
    </ListState>
  );
}

interface RowsProps {
  rows: readonly AuditEvent[];
  filter: Record<string, string>;
  merchant: string | undefined;
  onEndNear: () => void;
}

function Rows({ rows, filter, merchant, onEndNear }: RowsProps) {
  const { t } = useLingui();
  const columns: GridColumn<AuditEvent>[] = [
    { id: 'at', header: t`Time`, width: 215, cell: ({ at }) => <Moment at={at} seconds /> },
    { id: 'actor', header: t`Operator`, width: 150, cell: ({ actor }) => <Foreign text={actor} /> },
    { id: 'event', header: t`Event`, width: 220, cell: ({ event }) => event },
    { id: 'outcome', header: t`Outcome`, width: 120, cell: ({ outcome }) => <Outcome outcome={outcome} /> },
    { id: 'after', header: t`Changed to`, width: 300, cell: (event) => <Changes event={event} /> },
    { id: 'reason', header: t`Reason`, width: 260, cell: ({ reason }) => reason !== null && <Foreign text={reason} /> },
  ];
  return (
    <Grid
      id="subject-history"
      label={t`What operators did`}
      columns={columns}
      rows={rows}
      rowId={idOf}
      exported={{ list: 'listAuditEvents', filter, merchant }}
      onEndNear={onEndNear}
    />
  );
}

function Line({ event }: { event: AuditEvent }) {
  const { at, actor, event: name, outcome, reason } = event;
  return (
    <Stack gap="1">
      <Text>
        <Foreign text={actor} /> · {name} {outcome !== 'done' && <Outcome outcome={outcome} />}
      </Text>
      <Text size="s" tone="muted">
        <Moment at={at} />
      </Text>
      <Text size="s">
        <Changes event={event} />
      </Text>
      {reason !== null && (
        <Text size="s" tone="muted">
          <Foreign text={reason} />
        </Text>
      )}
    </Stack>
  );
}
