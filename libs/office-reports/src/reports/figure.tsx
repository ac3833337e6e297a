import { useLingui } from '@lingui/react/macro';
import type { FigureKind } from '@parlour/domain/reports';
import { Amount, useAmountText } from '@parlour/office-ui';

interface FigureProps {
  kind: FigureKind;
  value: string | number | null | undefined;
  currency: string;
}

/** A figure of a report; a dash where there is none. */
export function Figure({ kind, value, currency }: FigureProps) {
  const textOf = useFigureText();
  if (kind === 'amount' && typeof value === 'string') return <Amount amount={value} currency={currency} />;
  return textOf({ kind, value, currency });
}

/** The same as text, for sentences and labels. */
export function useFigureText(): (figure: FigureProps) => string {
  const { t, i18n } = useLingui();
  const amountText = useAmountText();
  return ({ kind, value, currency }) => {
    if (value === null || value === undefined) return t({ message: '–', comment: 'stands for a figure that there is none of' });
    if (kind === 'amount') return amountText(String(value), currency);
    if (kind === 'share') return i18n.number(Number(value), { style: 'percent', maximumFractionDigits: 1 });
    return i18n.number(Number(value), { maximumFractionDigits: 1 });
  };
}
