import { fromDecimal, isInstant, type Currency } from '@parlour/domain';
import { amountFields, noTier, parseRate, rateFields, type ContractKind, type Rate, type Tier } from '@parlour/domain/agents';
import { Refused } from './case.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; empty for anything else. */
export function fieldsOf(given: unknown): Fields {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Fields) : {};
}

/** Reads a part of a case; an error in it names the whole path. */
export function within<T>(part: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refused ? error.within(part) : error;
  }
}

/** Reads each object of a list, which is empty if it is absent; an error in one names its path. */
export function eachOf<T>(given: Fields, name: string, read: (fields: Fields, index: number) => T): T[] {
  const list = given[name];
  return Array.isArray(list) ? list.map((each, index) => within(`${name}[${index}]`, () => read(fieldsOf(each), index))) : [];
}

/** An amount of at least 0 in minor units, with no more decimals than the currency. */
export function amountOf(given: Fields, name: string, currency: Currency, absent?: bigint): bigint {
  const text = given[name];
  if (text === undefined && absent !== undefined) return absent;
  if (typeof text !== 'string' || text.startsWith('-')) throw new Refused('AMOUNT_INVALID', name, text);
  try {
    return fromDecimal(text, currency).minor;
  } catch {
    throw new Refused('AMOUNT_INVALID', name, text);
  }
}

/** A rate between 0 and 100 percent. */
export function rateOf(given: Fields, name: string, absent?: Rate): Rate {
  const rate = offeredRate(given, name, absent);
  if (rate < 0n || rate > 1_000_000n) throw new Refused('RATE_INVALID', name, given[name]);
  return rate;
}

/** A rate in an offer; whether it is in range is decided by the check of offers. */
export function offeredRate(given: Fields, name: string, absent?: Rate): Rate {
  const rate = given[name] === undefined ? absent : parseRate(given[name]);
  if (rate === undefined) throw new Refused('RATE_INVALID', name, given[name]);
  return rate;
}

export function countOf(given: Fields, name: string): number {
  const text = given[name];
  if (text === undefined) return 0;
  const count = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) throw new Refused('AMOUNT_INVALID', name, text);
  return count;
}

/** The thresholds of a tier; its rates are 0 until `withRates`. */
export function thresholdsOf(given: Fields, currency: Currency): Tier {
  const amounts = Object.fromEntries(amountFields.map((field) => [field, amountOf(given, field, currency, 0n)]));
  return { ...noTier, ...amounts, active: countOf(given, 'active') };
}

/** A tier with its rates. A kind with one rate requires it; of two rates, a missing one is 0. */
export function withRates(tier: Tier, given: Fields, kind: ContractKind, read: typeof rateOf): Tier {
  const single = kind === 'daily' || kind === 'dividend' || kind === 'affiliate';
  const rates = rateFields.map((field) => [field, read(given, field, single && field === 'rate' ? undefined : 0n)] as const);
  return { ...tier, ...Object.fromEntries(rates) };
}

/** A time in ms. */
export function instantFrom(given: Fields, name: string): number {
  const text = given[name];
  if (typeof text !== 'string' || !isInstant(text)) throw new Refused('PERIOD_INVALID', name, text);
  return Date.parse(text);
}
