import { useLingui } from '@lingui/react/macro';
import { useOfficePages } from '@parlour/office-api/queries';
import { Filters, Grid, ListState, SpanFilter, useListSort, useWithdrawalColumns, type Span } from '@parlour/office-ui';
import { Select, Stack } from '@parlour/ui';

const statuses = ['pending', 'paid', 'approved', 'rejected', 'received', 'disputed'] as const;
type Status = (typeof statuses)[number];

/** By what the server orders the list: the time that the span is of. */
const sorts = { requested: ['requested'], decided: ['decided'] } as const;

/** As the address has them. */
export interface HistoryFilters extends Span {
  status?: string | undefined;
  /** Which time the span is of; when they were requested, where it isn’t `decided`. */
  by?: string | undefined;
}

interface WithdrawalHistoryProps {
  merchant: string | undefined;
  filters: HistoryFilters;
  onFilter: (change: HistoryFilters) => void;
  onMember: (id: string) => void;
}

/** All withdrawals, latest first unless sorted otherwise; a row opens its member. */
export function WithdrawalHistory({ merchant, filters, onFilter, onMember }: WithdrawalHistoryProps) {
  const { t } = useLingui();
  const { status, from, to } = filters;
  const by = filters.by === 'decided' ? ('decided' as const) : undefined;
  const chosen = statuses.find((each) => each === status);
  const sortable = sorts[by ?? 'requested'];
  const ascending = useListSort('withdrawal-history', sortable)?.descending === false || undefined;
  const found = useOfficePages('listWithdrawals', { merchant, status: chosen, by, from, to, ascending });
  const columns = useWithdrawalColumns({ member: true, merchant: merchant === undefined });
  const texts: Record<Status, string> = {
    pending: t`Waiting`,
    paid: t`All paid out`,
    approved: t`Paid out`,
    received: t`Received`,
    disputed: t`Disputed`,
    rejected: t`Rejected`,
  };
  return (
    <Stack gap="3">
      <Filters>
        <Select
          label={t`Status`}
          hideLabel
          value={chosen ?? ''}
          onChange={({ target }) => onFilter({ status: target.value || undefined })}
          options={[{ value: '', text: t`Every status` }, ...statuses.map((value) => ({ value, text: texts[value] }))]}
        />
        <SpanFilter
          label={by ? t`Decided` : t`Requested`}
          span={filters}
          onSpan={(span) => onFilter({ ...span, ...(!span.from && !span.to && { by: undefined }) })}
        />
      </Filters>
      <ListState
        query={found.query}
        rows={found.rows.length}
        empty={t`No withdrawals yet`}
        emptyText={t`Withdrawals that members request appear here.`}
        onClear={
          [chosen, from, to].every((value) => value === undefined)
            ? undefined
            : () => onFilter({ status: undefined, by: undefined, from: undefined, to: undefined })
        }
      >
        <Grid
          id="withdrawal-history"
          label={t`All withdrawals`}
          columns={columns}
          rows={found.rows}
          rowId={({ id }) => id}
          onOpen={({ memberId }) => onMember(memberId)}
          sorts={sortable}
          usualSort={{ column: sortable[0], descending: true }}
          onEndNear={found.more}
        />
      </ListState>
    </Stack>
  );
}
