import type { ScattersPay } from '../../tumble/events.ts';
import type { ClusterPay } from '../events.ts';
import type { ClusterPack } from '../pack.ts';
import type { ClusterTexts } from './texts.ts';

/** A pay in words; `win` is what it is worth. */
export function sayPay({ symbols }: ClusterPack, { t }: ClusterTexts, pay: ClusterPay | ScattersPay, win: string): string {
  const said = { count: pay.count, symbol: t(`symbol.${symbols[pay.symbol]!}`), win };
  return pay.by === 'cluster' && pay.factor > 1 ? t('clusterWinTimes', { ...said, factor: pay.factor }) : t('clusterWin', said);
}
