import type { Currency } from '../currencies.ts';
import { fromDecimal } from '../money.ts';
import { parseRate, type Rate } from './rates.ts';

/** What an agent can have a contract for. */
export const contractKinds = ['daily', 'hourly', 'realtime', 'dividend', 'affiliate'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Kinds whose bills go down the line: level 1 is paid by the platform, everybody else by the direct upline (agents.md 9). */
export const downLineKinds = ['daily', 'hourly', 'dividend'] as const satisfies readonly ContractKind[];

export const rateFields = ['rate', 'winRate', 'lossRate'] as const;
export const amountFields = ['turnover', 'loss', 'bet5', 'bet15', 'single', 'ngr'] as const;
export const thresholdFields = [...amountFields, 'active'] as const;

/** One step of a contract: its rates, and what must be reached for them, in minor units and accounts. Fields that do not apply are 0. */
export interface Tier {
  readonly rate: Rate;
  readonly winRate: Rate;
  readonly lossRate: Rate;
  readonly turnover: bigint;
  readonly loss: bigint;
  readonly bet5: bigint;
  readonly bet15: bigint;
  readonly single: bigint;
  readonly ngr: bigint;
  readonly active: number;
}

export const noTier: Tier = {
  rate: 0n,
  winRate: 0n,
  lossRate: 0n,
  turnover: 0n,
  loss: 0n,
  bet5: 0n,
  bet15: 0n,
  single: 0n,
  ngr: 0n,
  active: 0,
};

/** Which rates contracts of a kind state (agents.md 3). */
export const ratesOfKind: Readonly<Record<ContractKind, readonly (typeof rateFields)[number][]>> = {
  daily: ['rate'],
  hourly: ['winRate', 'lossRate'],
  realtime: ['winRate', 'lossRate'],
  dividend: ['rate'],
  affiliate: ['rate'],
};

export type TierField = keyof Tier;

/** What the tiers of each kind state, in the order of a form (agents.md 3). */
export const fieldsOfKind: Readonly<Record<ContractKind, readonly TierField[]>> = {
  daily: ['rate', 'turnover', 'active'],
  hourly: ['winRate', 'lossRate', 'turnover', 'active'],
  realtime: ['winRate', 'lossRate', 'bet5', 'bet15', 'single', 'active'],
  dividend: ['rate', 'turnover', 'loss', 'active'],
  affiliate: ['rate', 'ngr', 'active'],
};

/** A tier as the API's contract writes it: rates in percent, thresholds in major units; absent fields are 0. */
export type WrittenTier = Partial<Record<Exclude<TierField, 'active'>, string>> & { active?: number };

/** A written tier as the rules read it; throws `RangeError` at an amount that has more decimals than the currency. */
export function readTier(tier: WrittenTier, currency: Currency): Tier {
  const read: { -readonly [F in keyof Tier]: Tier[F] } = { ...noTier, active: tier.active ?? 0 };
  for (const field of rateFields) read[field] = parseRate(tier[field]) ?? 0n;
  for (const field of amountFields) read[field] = fromDecimal(tier[field] ?? '0', currency).minor;
  return read;
}

/** The number of the last tier that holds, from 1; 0 when none does. Each tier is checked on its own. */
export function lastTier(tiers: readonly Tier[], holds: (tier: Tier) => boolean): number {
  return tiers.findLastIndex((tier) => holds(tier)) + 1;
}
