// @flag points or vip or missions or manualRebate or bonuses or referral
import type { I18n } from '@lingui/core';
import { fromWire, type WireMoney } from '@parlour/domain';

/** A percentage of the wire, such as `0.60`, as the reader writes it. */
export const saidPercent = (percent: string, i18n: I18n): string =>
  i18n.number(Number(percent) / 100, { style: 'percent', maximumFractionDigits: 4 });

/** How far an amount is, in whole per cent, 100 at most: a bar has no finer steps. */
export function percentOf(part: WireMoney, whole: WireMoney): number {
  const [{ minor }, { minor: all }] = [fromWire(part), fromWire(whole)];
  return all === 0n || minor >= all ? 100 : Number((minor * 100n) / all);
}
