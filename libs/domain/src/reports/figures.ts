import { subtract, money, type Money } from '../money.ts';

/** What is counted: a closed list, which also says which way the money goes. */
export const statSubjects = [
  'rounds',
  'deposits',
  'firstDeposits',
  'withdrawals',
  'registrations',
  'converted',
  // Granted and paid out of their budgets, less what grants returned.
  'promotions',
  // Paid to members out of the budget of rebates, and by the house to agents' lines.
  'rebates',
] as const;
export type StatSubject = (typeof statSubjects)[number];

/** The sum of one subject in a span, in minor units: what members paid the house, and the house paid them. */
export interface Sum {
  count: number;
  paidIn: bigint;
  paidOut: bigint;
}
export type Sums = Readonly<Partial<Record<StatSubject, Sum>>>;

/** What NGR deducts from GGR (office 7). Jackpot contributions are not included: no vendor reports them. */
const ngrCosts = ['promotions', 'rebates'] as const satisfies readonly StatSubject[];

/** The figures of a span in one currency, as defined in office 7. */
export interface Figures {
  deposits: Money;
  withdrawals: Money;
  /** Deposits less withdrawals. */
  net: Money;
  /** Stakes and wins of settled rounds; real book. */
  stakes: Money;
  wins: Money;
  /** Stakes less wins. */
  ggr: Money;
  /** GGR less what promotions and rebates cost. */
  ngr: Money;
  rounds: number;
  /** Members with a settled round. */
  active: number;
  /** Members who registered. */
  registrations: number;
  /** Members whose first deposit ever arrived. */
  firstDeposits: number;
  /** The share of those who registered who have since deposited, from 0 to 1; null if nobody registered. */
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
