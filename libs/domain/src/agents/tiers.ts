import type { Rate } from './rates.ts';

/** What an agent can have a contract for. */
export const contractKinds = ['daily', 'hourly', 'realtime', 'dividend', 'affiliate'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Kinds whose bills go down the line: level 1 is paid by the platform, everybody else by the direct upline (agents.md 9). */
export const downLineKinds = ['daily', 'hourly', 'dividend'] as const satisfies readonly ContractKind[];
export type DownLineKind = (typeof downLineKinds)[number];

export const rateFields = ['rate', 'winRate', 'lossRate'] as const;
export const amountFields = ['turnover', 'loss', 'bet5', 'bet15', 'single', 'ngr'] as const;
export const thresholdFields = [...amountFields, 'active'] as const;

/** One step of a contract: rates, and what must be reached for them, in minor units and accounts. What does not apply is 0. */
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

/** The number of the last tier that holds, from 1; 0 when none does. Each tier is judged alone. */
export function lastTier(tiers: readonly Tier[], holds: (tier: Tier) => boolean): number {
  return tiers.findLastIndex((tier) => holds(tier)) + 1;
}
