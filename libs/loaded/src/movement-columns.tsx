import { useLingui } from '@lingui/react/macro';
import { formatDateTime, formatMoney, fromWire, type WireMoney } from '@parlour/domain';
import { Money, type Column } from '@parlour/ui';
import { Reference } from './reference.tsx';

/** What every list of movements of money knows of one. */
interface Movement {
  at: string;
  /** Signed. */
  amount: WireMoney;
  balanceAfter: WireMoney;
  reference?: string | null | undefined;
}

/** The columns that lists of movements of money have in common, for a list to put its own between. */
export function useMovementColumns<Row extends Movement>(): Record<'at' | 'amount' | 'balance' | 'reference', Column<Row>> {
  const { t, i18n } = useLingui();
  return {
    at: { key: 'at', header: t`Time`, unbroken: true, cell: ({ at }) => formatDateTime(at, i18n.locale) },
    amount: {
      key: 'amount',
      header: t`Amount`,
      align: 'end',
      card: 'figure',
      cell: ({ amount }) => (
        <Money text={formatMoney(fromWire(amount), i18n.locale, { signed: true })} mood={fromWire(amount).minor > 0n ? 'win' : undefined} />
      ),
    },
    balance: {
      key: 'balance',
      header: t`Balance after`,
      align: 'end',
      cell: ({ balanceAfter }) => <Money text={formatMoney(fromWire(balanceAfter), i18n.locale)} />,
    },
    reference: {
      key: 'reference',
      header: t`Reference`,
      cell: ({ reference }) => reference && <Reference id={reference} />,
    },
  };
}
