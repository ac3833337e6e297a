// @flag points
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Paged } from '@parlour/loaded';
import { Badge, EmptyState, Money, type Column, type Mood } from '@parlour/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { said } from '../shown/said.ts';
import { kindNames } from './kind-names.ts';

/** Named as in the specification. */
export const orderStatuses = {
  inProcess: msg`In Process`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
} as const satisfies Record<Schema<'OrderStatus'>, MessageDescriptor>;
const moods = { inProcess: 'accent', approved: 'win', rejected: 'danger' } as const satisfies Record<Schema<'OrderStatus'>, Mood>;

/** Orders of the points mall, newest first, with the eleven fields of the specification. */
export function Orders({
  query,
  onPageChange,
}: {
  query: UseQueryResult<Schema<'RedeemOrderPage'>>;
  onPageChange: (pageNo: number) => void;
}) {
  const { t, i18n } = useLingui();
  const columns: Column<Schema<'RedeemOrder'>>[] = [
    { key: 'at', header: t`Applied`, unbroken: true, cell: ({ appliedAt }) => formatDateTime(appliedAt, i18n.locale) },
    { key: 'name', header: t`Name`, card: 'lead', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'status',
      header: t`Status`,
      cell: ({ status }) => <Badge mood={moods[status]}>{i18n._(orderStatuses[status])}</Badge>,
    },
    { key: 'type', header: t`Kind`, cell: ({ type }) => i18n._(kindNames[type]) },
    { key: 'quantity', header: t`Quantity`, align: 'end', cell: ({ quantity }) => i18n.number(quantity) },
    { key: 'points', header: t`Points required`, align: 'end', card: 'figure', cell: ({ points }) => i18n.number(points) },
    { key: 'amount', header: t`Amount`, align: 'end', cell: ({ amount }) => amount && <Money text={said(amount, i18n.locale)} /> },
    {
      key: 'changed',
      header: t`Changed points`,
      align: 'end',
      cell: ({ changedPoints }) => <bdi>{i18n.number(changedPoints, { signDisplay: 'exceptZero' })}</bdi>,
    },
    { key: 'balance', header: t`Points balance`, align: 'end', cell: ({ pointsBalance }) => i18n.number(pointsBalance) },
    { key: 'remark', header: t`Remark`, cell: ({ remark }) => (remark ? <bdi>{remark}</bdi> : null) },
    { key: 'reference', header: t`Reference`, cell: ({ reference }) => <bdi>{reference.slice(0, 8)}</bdi> },
  ];
  return (
    <Paged
      caption={t`Redeem record`}
      columns={columns}
      rowKey={({ reference }) => reference}
      query={query}
      onPageChange={onPageChange}
      empty={<EmptyState title={t`No orders yet`} text={t`What you redeem in the points mall will be listed here.`} />}
    />
  );
}
