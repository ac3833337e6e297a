import type { HoldPay } from '../events.ts';
import type { HoldPack } from '../pack.ts';
import type { HoldTexts } from './texts.ts';

/** A pay in words; `win` is what it is worth. */
export function sayPay({ symbols }: HoldPack, { t }: HoldTexts, pay: HoldPay, win: string): string {
  const { count } = pay;
  if (pay.by === 'line') return t('lineWin', { line: pay.line + 1, count, symbol: t(`symbol.${symbols[pay.symbol]!}`), win });
  if (pay.by === 'ways') return t('waysWin', { count, ways: pay.ways, symbol: t(`symbol.${symbols[pay.symbol]!}`), win });
  return t(pay.full ? 'fullGridWin' : 'coinsWin', { count, win });
}
