import type { BookPay } from '../events.ts';
import type { BookPack } from '../pack.ts';
import type { BookTexts } from './texts.ts';

/** A pay in words; `win` is what it is worth. */
export function sayPay({ symbols }: BookPack, { t }: BookTexts, pay: BookPay, win: string): string {
  const { count } = pay;
  const symbol = t(`symbol.${symbols[pay.symbol]!}`);
  if (pay.by === 'line') return t('lineWin', { line: pay.line + 1, count, symbol, win });
  return pay.by === 'fill' ? t('fillWin', { count, symbol, win }) : t('scatterWin', { count, win });
}
