import { fromDecimal, isInstant, type Currency } from '@parlour/domain';
import { amountFields, noTier, parseRate, rateFields, type ContractKind, type Rate, type Tier } from '@parlour/domain/agents';
import { Refused } from './case.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; empty for anything else. */
export function fieldsOf(given: unknown): Fields {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Fields) : {};
}

/** The objects of a list; empty if it is absent. */
export function listOf(given: unknown): Fields[] {
  return Array.isArray(given) ? given.map(fieldsOf) : [];
}

/** An amount of at least 0 in minor units, with no more decimals than the currency. */
export function amountOf(given: unknown, currency: Currency, absent?: bigint): bigint {
  if (given === undefined && absent !== undefined) return absent;
  if (typeof given !== 'string' || given.startsWith('-')) throw new Refused('AMOUNT_INVALID');
  try {
    return fromDecimal(given, currency).minor;
  } catch {
    throw new Refused('AMOUNT_INVALID');
  }
}

/** A rate between 0 and 100 percent. */
export function rateOf(given: unknown, absent?: Rate): Rate {
  if (given === undefined && absent !== undefined) return absent;
  const rate = parseRate(given);
  if (rate === undefined || rate < 0n || rate > 1_000_000n) throw new Refused('RATE_INVALID');
  return rate;
}

/** A rate in an offer; whether it is in range is decided by the check of offers. */
export function offeredRate(given: unknown, absent?: Rate): Rate {
  const rate = given === undefined ? absent : parseRate(given);
  if (rate === undefined) throw new Refused('RATE_INVALID');
  return rate;
}

export function countOf(given: unknown): number {
  if (given === undefined) return 0;
  const count = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) throw new Refused('AMOUNT_INVALID');
  return count;
}

/** The thresholds of a tier; its rates are 0 until `withRates`. */
export function thresholdsOf(given: Fields, currency: Currency): Tier {
  const amounts = Object.fromEntries(amountFields.map((field) => [field, amountOf(given[field], currency, 0n)]));
  return { ...noTier, ...amounts, active: countOf(given['active']) };
}

/** A tier with its rates. A kind with one rate requires it; of two rates, a missing one is 0. */
export function withRates(tier: Tier, given: Fields, kind: ContractKind, read: typeof rateOf): Tier {
  const single = kind === 'daily' || kind === 'dividend' || kind === 'affiliate';
  const rates = rateFields.map((field) => [field, read(given[field], single && field === 'rate' ? undefined : 0n)] as const);
  return { ...tier, ...Object.fromEntries(rates) };
}

/** A time in ms. */
export function instantFrom(given: unknown): number {
  if (typeof given !== 'string' || !isInstant(given)) throw new Refused('PERIOD_INVALID');
  return Date.parse(given);
}
