import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime, formatMoney, fromWire } from '@parlour/domain';
import { type Column, Money } from '@parlour/ui';

/** The first columns of a list of payments: when it was requested (the heading of its card) and the amount. */
export function usePaymentColumns<Row extends { createdAt: string; amount: Schema<'Money'> }>(): Column<Row>[] {
  const { t, i18n } = useLingui();
  return [
    { key: 'at', header: t`Time`, card: 'lead', unbroken: true, cell: ({ createdAt }) => formatDateTime(createdAt, i18n.locale) },
    {
      key: 'amount',
      header: t`Amount`,
      align: 'end',
      card: 'figure',
      cell: ({ amount }) => <Money text={formatMoney(fromWire(amount), i18n.locale)} />,
    },
  ];
}
