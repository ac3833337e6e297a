// @flag points
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Paged } from '@parlour/loaded';
import { EmptyState, type Column } from '@parlour/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { lineNames } from '../shown/line-names.ts';

const types = {
  earned: msg`Earned`,
  converted: msg`Exchanged for money`,
  redeemed: msg`Redeemed`,
  givenBack: msg`Given back`,
} as const satisfies Record<Schema<'PointsDetail'>['type'], MessageDescriptor>;

/** Every change to the points balance, newest first. */
export function PointsDetails({
  query,
  onPageChange,
}: {
  query: UseQueryResult<Schema<'PointsDetailPage'>>;
  onPageChange: (pageNo: number) => void;
}) {
  const { t, i18n } = useLingui();
  const signed = (changed: number) => i18n.number(changed, { signDisplay: 'exceptZero' });
  const columns: Column<Schema<'PointsDetail'>>[] = [
    { key: 'at', header: t`Time`, unbroken: true, cell: ({ at }) => formatDateTime(at, i18n.locale) },
    { key: 'type', header: t`Kind`, card: 'lead', cell: ({ type }) => i18n._(types[type]) },
    { key: 'line', header: t`Games`, cell: ({ line }) => line && i18n._(lineNames[line]) },
    { key: 'remark', header: t`Remark`, cell: ({ remark }) => (remark ? <bdi>{remark}</bdi> : null) },
    { key: 'changed', header: t`Points`, align: 'end', card: 'figure', cell: ({ changed }) => <bdi>{signed(changed)}</bdi> },
    { key: 'after', header: t`Balance after`, align: 'end', cell: ({ balanceAfter }) => i18n.number(balanceAfter) },
  ];
  return (
    <Paged
      caption={t`Points details`}
      columns={columns}
      rowKey={({ id }) => id}
      query={query}
      onPageChange={onPageChange}
      empty={<EmptyState title={t`No points yet`} text={t`Points come from settled bets with your own money; the rules say how many.`} />}
    />
  );
}
