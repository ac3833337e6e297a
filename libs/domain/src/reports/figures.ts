import { subtract, money, type Money } from '../money.ts';

/** What is counted, and which way its money goes: a closed list. Promotions, rebates and jackpots join it once they exist. */
export const statSubjects = ['rounds', 'deposits', 'firstDeposits', 'withdrawals', 'registrations', 'converted'] as const;
export type StatSubject = (typeof statSubjects)[number];

/** One subject in a span, in minor units: what members paid the house, and the house them. */
export interface Sum {
  count: number;
  paidIn: bigint;
  paidOut: bigint;
}
export type Sums = Readonly<Partial<Record<StatSubject, Sum>>>;

/**
 * What NGR takes off GGR (office 7): `promotions` is granted and paid less returned. Nothing of it can arise yet, so each is zero; what
 * brings one in takes its sum from `stat_hour`.
 */
const ngrCosts: Readonly<Record<'promotions' | 'rebates' | 'jackpots', bigint>> = { promotions: 0n, rebates: 0n, jackpots: 0n };

/** The figures of a span and one currency, by the definitions of office 7. */
export interface Figures {
  deposits: Money;
  withdrawals: Money;
  /** Deposits less withdrawals. */
  net: Money;
  /** Of settled rounds, as the wins; real book. */
  stakes: Money;
  wins: Money;
  /** Stakes less wins. */
  ggr: Money;
  /** GGR less `ngrCosts`. */
  ngr: Money;
  rounds: number;
  /** Members who settled a round. */
  active: number;
  /** Members who registered. */
  registrations: number;
  /** Members whose first deposit of all arrived. */
  firstDeposits: number;
  /** The share of those who registered who have deposited since, from 0 to 1; null where nobody registered. */
  conversion: number | null;
}

const nothing: Sum = { count: 0, paidIn: 0n, paidOut: 0n };

export function figuresOf(sums: Sums, active: number, currency: Money['currency']): Figures {
  const { rounds = nothing, deposits: paid = nothing, withdrawals: taken = nothing, registrations = nothing } = sums;
  const [deposits, withdrawals] = [money(paid.paidIn, currency), money(taken.paidOut, currency)];
  const [stakes, wins] = [money(rounds.paidIn, currency), money(rounds.paidOut, currency)];
  const ggr = subtract(stakes, wins);
  const costs = Object.values(ngrCosts).reduce((sum, cost) => sum + cost, 0n);
  return {
    deposits,
    withdrawals,
    net: subtract(deposits, withdrawals),
    stakes,
    wins,
    ggr,
    ngr: subtract(ggr, money(costs, currency)),
    rounds: rounds.count,
    active,
    registrations: registrations.count,
    firstDeposits: (sums.firstDeposits ?? nothing).count,
    conversion: registrations.count > 0 ? (sums.converted ?? nothing).count / registrations.count : null,
  };
}
