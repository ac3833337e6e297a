import type { LinesPay } from '../events.ts';
import type { LinesPack } from '../pack.ts';
import type { LinesTexts } from './texts.ts';

/** A pay in words; `win` is what it is worth. */
export function sayPay({ symbols, mixes }: LinesPack, { t }: LinesTexts, pay: LinesPay, win: string): string {
  const { count } = pay;
  if (pay.by === 'scatter') return t('scatterWin', { count, times: pay.times ?? 1, win });
  if (pay.mix !== undefined) return t('mixWin', { line: pay.line + 1, mix: t(`mix.${mixes![pay.mix]!.name}`), win });
  return t('lineWin', { line: pay.line + 1, count, symbol: t(`symbol.${symbols[pay.symbol]!}`), win });
}
