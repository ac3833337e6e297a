import type { LinesPay } from '../events.ts';
import type { LinesPack } from '../pack.ts';
import type { LinesTexts } from './texts.ts';

/** A pay in words; `win` is what it is worth. */
export function sayPay({ symbols }: LinesPack, { t }: LinesTexts, pay: LinesPay, win: string): string {
  const { count } = pay;
  return pay.by === 'line'
    ? t('lineWin', { line: pay.line + 1, count, symbol: t(`symbol.${symbols[pay.symbol]!}`), win })
    : t('scatterWin', { count, win });
}
