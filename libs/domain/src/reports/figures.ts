import { subtract, money, type Money } from '../money.ts';

/** What is counted, and which way its money goes: a closed list. */
export const statSubjects = [
  'rounds',
  'deposits',
  'firstDeposits',
  'withdrawals',
  'registrations',
  'converted',
  // Granted and paid out of their budgets, less what grants returned.
  'promotions',
  // To members out of the budget of rebates, and by the house to lines of agents.
  'rebates',
] as const;
export type StatSubject = (typeof statSubjects)[number];

/** One subject in a span, in minor units: what members paid the house, and the house them. */
export interface Sum {
  count: number;
  paidIn: bigint;
  paidOut: bigint;
}
export type Sums = Readonly<Partial<Record<StatSubject, Sum>>>;

/** What NGR takes off GGR (office 7). Contributions to jackpots are not among it: no vendor reports them. */
const ngrCosts = ['promotions', 'rebates'] as const satisfies readonly StatSubject[];

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
  /** GGR less what promotions and rebates cost. */
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
  const costs = ngrCosts.reduce((sum, subject) => {
    const { paidIn, paidOut } = sums[subject] ?? nothing;
    return sum + paidOut - paidIn;
  }, 0n);
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
