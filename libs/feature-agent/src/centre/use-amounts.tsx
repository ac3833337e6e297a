// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import { formatMoney, fromWire, type WireMoney } from '@parlour/domain';
import { Money } from '@parlour/ui';
import type { ReactNode } from 'react';

/** Formats amounts in the reader's language: as text for sentences, and as an element for cells. */
export function useAmounts(): { text: (amount: WireMoney) => string; cell: (amount: WireMoney) => ReactNode } {
  const { i18n } = useLingui();
  const text = (amount: WireMoney) => formatMoney(fromWire(amount), i18n.locale);
  return { text, cell: (amount) => <Money text={text(amount)} /> };
}
