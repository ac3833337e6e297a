import { dayAfter } from '@parlour/domain';
import { dayTeller } from '@parlour/domain/rewards';
import type { Merchant } from '../../../kernel/merchants.ts';

const tellers = new Map<string, (at: number) => string>();

/** The merchant's day at a given time, as `2026-11-28`. */
export function merchantDay({ brand }: Pick<Merchant, 'brand'>, at: Date): string {
  const { timeZone } = brand;
  let teller = tellers.get(timeZone);
  if (!teller) {
    teller = dayTeller(timeZone);
    tellers.set(timeZone, teller);
  }
  return teller(at.getTime());
}

/** When a merchant's day begins. */
export function startOfMerchantDay(merchant: Pick<Merchant, 'brand'>, day: string): Date {
  let at = Date.parse(`${day}T00:00:00Z`);
  // Zones are at most 14 hours away, in quarters of an hour.
  const quarter = 900_000;
  at -= 56 * quarter;
  let far = at + 112 * quarter;
  while (far - at > quarter) {
    const middle = at + Math.floor((far - at) / 2 / quarter) * quarter;
    if (merchantDay(merchant, new Date(middle)) < day) at = middle;
    else far = middle;
  }
  return new Date(merchantDay(merchant, new Date(at)) >= day ? at : far);
}

/** When the day after a merchant's day begins, as the contract writes it. */
export const nextDayOf = (merchant: Pick<Merchant, 'brand'>, day: string): string =>
  startOfMerchantDay(merchant, dayAfter(day, 1)).toISOString();
