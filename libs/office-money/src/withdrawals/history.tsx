import { useLingui } from '@lingui/react/macro';
import { useOfficePages } from '@parlour/office-api/queries';
import { Grid, ListState, SpanChip, useWithdrawalColumns, type Span } from '@parlour/office-ui';
import { Inline, Select, Stack } from '@parlour/ui';

const statuses = ['pending', 'paid', 'approved', 'rejected', 'received', 'disputed'] as const;
type Status = (typeof statuses)[number];

/** Withdrawals of the span were decided in it, those of `days` asked for. */
export interface HistoryFilters extends Span {
  status?: string | undefined;
  /** How many days back; all where absent. */
  days?: string | undefined;
}

interface WithdrawalHistoryProps {
  merchant: string | undefined;
  filters: HistoryFilters;
  onFilter: (change: HistoryFilters) => void;
  onMember: (id: string) => void;
}

/** All withdrawals, latest first; a row opens its member. */
export function WithdrawalHistory({ merchant, filters, onFilter, onMember }: WithdrawalHistoryProps) {
  const { t } = useLingui();
  const { status, days, from, to } = filters;
  const isDecided = from !== undefined || to !== undefined;
  const chosen = statuses.find((each) => each === status);
  const found = useOfficePages('listWithdrawals', {
    merchant,
    status: chosen,
    ...(isDecided ? { by: 'decided', from, to } : { from: startOf(days) }),
  });
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
      <Inline gap="3">
        <Select
          label={t`Status`}
          hideLabel
          value={chosen ?? ''}
          onChange={({ target }) => onFilter({ status: target.value || undefined })}
          options={[{ value: '', text: t`Every status` }, ...statuses.map((value) => ({ value, text: texts[value] }))]}
        />
        <Select
          label={t`Requested`}
          hideLabel
          value={days ?? ''}
          onChange={({ target }) => onFilter({ days: target.value || undefined, from: undefined, to: undefined })}
          options={[
            { value: '', text: t`Any time` },
            { value: '1', text: t`Today` },
            { value: '7', text: t`The last 7 days` },
            { value: '30', text: t`The last 30 days` },
          ]}
        />
        <SpanChip label={t`Decided`} span={filters} onClear={() => onFilter({ from: undefined, to: undefined })} />
      </Inline>
      <ListState
        query={found.query}
        rows={found.rows.length}
        empty={t`No withdrawals yet`}
        emptyText={t`Withdrawals that members request appear here.`}
        onClear={
          [chosen, days, from, to].every((value) => value === undefined)
            ? undefined
            : () => onFilter({ status: undefined, days: undefined, from: undefined, to: undefined })
        }
      >
        <Grid
          id="withdrawal-history"
          label={t`All withdrawals`}
          columns={columns}
          rows={found.rows}
          rowId={({ id }) => id}
          onOpen={({ memberId }) => onMember(memberId)}
          onEndNear={found.more}
        />
      </ListState>
    </Stack>
  );
}

/** The midnight with which so many days begin, today among them; undefined for all time. */
function startOf(days: string | undefined): string | undefined {
  if (!/^[1-9]\d?$/.test(days ?? '')) return undefined;
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - Number(days) + 1);
  return start.toISOString();
}
