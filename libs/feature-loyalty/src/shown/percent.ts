// @flag points or vip or missions or manualRebate or bonuses or referral
import { fromWire, type WireMoney } from '@parlour/domain';

/** How far an amount is, in whole per cent, 100 at most: a bar has no finer steps. */
export function percentOf(part: WireMoney, whole: WireMoney): number {
  const [{ minor }, { minor: all }] = [fromWire(part), fromWire(whole)];
  return all === 0n || minor >= all ? 100 : Number((minor * 100n) / all);
}
