import type { ScattersPay } from '../../tumble/events.ts';
import type { ScatterEnginePay } from '../events.ts';
import type { ScatterPack } from '../pack.ts';
import type { ScatterTexts } from './texts.ts';

/** A pay in words; `win` is what it is worth. */
export function sayPay({ symbols }: ScatterPack, { t }: ScatterTexts, pay: ScatterEnginePay | ScattersPay, win: string): string {
  if (pay.by === 'orbs') return t('orbsWin', { factor: pay.factor, win });
  return t('symbolsWin', { count: pay.count, symbol: t(`symbol.${symbols[pay.symbol]!}`), win });
}
