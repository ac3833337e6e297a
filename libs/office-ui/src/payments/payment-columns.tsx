import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Inline, type BadgeProps } from '@parlour/ui';
import { Amount, Foreign, Moment } from '../cells/cells.tsx';
import { WaitingBadge } from '../cells/WaitingBadge.tsx';
import type { GridColumn } from '../grid/Grid.tsx';

const statuses: Readonly<Record<string, { text: MessageDescriptor; mood: BadgeProps['mood'] }>> = {
  pending: { text: msg`Waiting`, mood: 'accent' },
  succeeded: { text: msg`Arrived`, mood: 'win' },
  failed: { text: msg`Failed`, mood: 'danger' },
  cancelled: { text: msg`Cancelled`, mood: 'neutral' },
  approved: { text: msg`Paid out`, mood: 'win' },
  rejected: { text: msg`Rejected`, mood: 'danger' },
  received: { text: msg`Received`, mood: 'win' },
  disputed: { text: msg`Disputed`, mood: 'warning' },
};

/** The status of a deposit or a withdrawal, and whether a decision about it `waits` for another operator. */
export function PaymentStatus({ status, waits = false }: { status: string; waits?: boolean }) {
  const { i18n } = useLingui();
  const known = statuses[status];
  const badge = <Badge mood={known?.mood}>{known ? i18n._(known.text) : status}</Badge>;
  if (!waits) return badge;
  return (
    <Inline gap="2">
      {badge}
      <WaitingBadge />
    </Inline>
  );
}

interface PaymentRow {
  merchant: string;
  member: string;
  amount: string;
  currency: string;
  status: string;
}
export interface DepositRow extends PaymentRow {
  id: string;
  provider: string;
  payment: string | null;
  created: string;
  settled: string | null;
}
export interface WithdrawalRow extends PaymentRow {
  id: string;
  bank: string;
  account: string;
  fee: string | null;
  reason: string | null;
  requested: string;
  decided: string | null;
}

export interface PaymentColumns {
  /** Shown if the list is not about one member. */
  member?: boolean;
  /** Shown if it is not about one merchant. */
  merchant?: boolean;
}

const some = <Row,>(are: boolean, ...columns: GridColumn<Row>[]) => (are ? columns : []);

/** The columns of a list of deposits. */
export function useDepositColumns({ member = false, merchant = false }: PaymentColumns = {}): GridColumn<DepositRow>[] {
  const { t } = useLingui();
  return [
    ...some<DepositRow>(member, { id: 'member', header: t`Member`, width: 180, cell: (row) => <Foreign text={row.member} /> }),
    { id: 'created', header: t`Started`, width: 190, cell: (row) => <Moment at={row.created} /> },
    { id: 'amount', header: t`Amount`, width: 170, align: 'end', cell: (row) => <Amount amount={row.amount} currency={row.currency} /> },
    { id: 'status', header: t`Status`, width: 140, cell: (row) => <PaymentStatus status={row.status} /> },
    { id: 'provider', header: t`Provider`, width: 140, cell: (row) => row.provider },
    { id: 'payment', header: t`Provider’s reference`, width: 240, cell: (row) => row.payment !== null && <Foreign text={row.payment} /> },
    { id: 'settled', header: t`Settled`, width: 190, cell: (row) => row.settled !== null && <Moment at={row.settled} /> },
    ...some<DepositRow>(merchant, { id: 'merchant', header: t`Merchant`, width: 130, cell: (row) => row.merchant }),
    { id: 'id', header: t`Id`, width: 320, cell: (row) => row.id },
  ];
}

/** The columns of a list of withdrawals in any state. */
export function useWithdrawalColumns({ member = false, merchant = false }: PaymentColumns = {}): GridColumn<WithdrawalRow>[] {
  const { t } = useLingui();
  return [
    ...some<WithdrawalRow>(member, { id: 'member', header: t`Member`, width: 180, cell: (row) => <Foreign text={row.member} /> }),
    { id: 'requested', header: t`Requested`, width: 190, cell: (row) => <Moment at={row.requested} /> },
    { id: 'amount', header: t`Amount`, width: 170, align: 'end', cell: (row) => <Amount amount={row.amount} currency={row.currency} /> },
    {
      id: 'fee',
      header: t`Fee`,
      width: 130,
      align: 'end',
      cell: (row) => row.fee !== null && <Amount amount={row.fee} currency={row.currency} />,
    },
    { id: 'status', header: t`Status`, width: 140, cell: (row) => <PaymentStatus status={row.status} /> },
    { id: 'bank', header: t`Bank`, width: 170, cell: (row) => <Foreign text={row.bank} /> },
    { id: 'account', header: t`Account number`, width: 170, cell: (row) => <Foreign text={row.account} /> },
    { id: 'decided', header: t`Decided`, width: 190, cell: (row) => row.decided !== null && <Moment at={row.decided} /> },
    { id: 'reason', header: t`Reason`, width: 240, cell: (row) => row.reason !== null && <Foreign text={row.reason} /> },
    ...some<WithdrawalRow>(merchant, { id: 'merchant', header: t`Merchant`, width: 130, cell: (row) => row.merchant }),
    { id: 'id', header: t`Id`, width: 320, cell: (row) => row.id },
  ];
}
