import type { WaysSpinPay } from '../events.ts';
import type { WaysPack } from '../pack.ts';
import type { WaysTexts } from './texts.ts';

/** A pay in words; `win` is what it is worth. */
export function sayPay({ symbols }: WaysPack, { t }: WaysTexts, pay: WaysSpinPay, win: string): string {
  const { count } = pay;
  return pay.by === 'ways'
    ? t('waysWin', { count, ways: pay.ways, symbol: t(`symbol.${symbols[pay.symbol]!}`), win })
    : t('scatterWin', { count, win });
}
