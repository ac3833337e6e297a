import { useLingui } from '@lingui/react/macro';
import { useOfficePages } from '@parlour/office-api/queries';
import { Grid, ListPage, ListState, useDepositColumns, Sums, type ViewsOfList } from '@parlour/office-ui';
import { Select } from '@parlour/ui';

/** As the address has them. */
export interface DepositFilters {
  status?: 'pending' | 'succeeded' | 'failed' | 'cancelled' | undefined;
}

export interface DepositsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  filters: DepositFilters;
  onFilter: (change: DepositFilters) => void;
  /** Opens the member who pays. */
  onMember: (id: string) => void;
  views?: ViewsOfList | undefined;
}

/** What members pay in, latest first. */
export function DepositsScreen({ merchant, filters: { status }, onFilter, onMember, views }: DepositsScreenProps) {
  const { t } = useLingui();
  const deposits = useOfficePages('listDeposits', { merchant, status });
  const columns = useDepositColumns({ member: true, merchant: merchant === undefined });
  return (
    <ListPage
      title={t`Deposits`}
      count={deposits.about}
      views={views}
      filters={
        <Select
          label={t`Status`}
          hideLabel
          value={status ?? ''}
          onChange={({ target }) => onFilter({ status: (target.value || undefined) as DepositFilters['status'] })}
          options={[
            { value: '', text: t`Every status` },
            { value: 'pending', text: t`Waiting` },
            { value: 'succeeded', text: t`Arrived` },
            { value: 'failed', text: t`Failed` },
            { value: 'cancelled', text: t`Cancelled` },
          ]}
        />
      }
    >
      <ListState
        query={deposits.query}
        rows={deposits.rows.length}
        empty={t`No deposits yet`}
        emptyText={t`What members pay in appears here.`}
        onClear={status === undefined ? undefined : () => onFilter({ status: undefined })}
      >
        <Grid
          id="deposits"
          label={t`Deposits`}
          columns={columns}
          rows={deposits.rows}
          rowId={({ id }) => id}
          onOpen={({ memberId }) => onMember(memberId)}
          exported={{ list: 'listDeposits', filter: { status }, merchant }}
          totals={deposits.about?.sums && { member: t`All that is found`, amount: <Sums of={deposits.about.sums} /> }}
          onEndNear={deposits.more}
        />
      </ListState>
    </ListPage>
  );
}
