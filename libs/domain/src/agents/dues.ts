import type { Due, TeamFigures } from './bill.ts';
import type { Rate } from './rates.ts';
import { shareOf, truncated, untruncated } from './rates.ts';
import { lastTier, type Tier } from './tiers.ts';

const none = { ggr: 0n, deductions: 0n, adjustment: 0n, carryIn: 0n, held: 0n, stopped: false } as const;

/** The daily salary of a team's day (agents.md 5). `turnoverUnit`, if any, is above 0. */
export function dailyDue(
  figures: TeamFigures,
  tiers: readonly Tier[],
  policy: { readonly lossCheck: boolean; readonly turnoverUnit: bigint | null },
): Due {
  const tier = lastTier(
    tiers,
    ({ turnover, active, loss }) => figures.turnover >= turnover && figures.active >= active && (!policy.lossCheck || figures.net >= loss),
  );
  const basis = policy.turnoverUnit === null ? figures.turnover : figures.turnover - (figures.turnover % policy.turnoverUnit);
  return { ...figures, ...none, basis, tier, due: shareOf(basis, tiers[tier - 1]?.rate ?? 0n) };
}

/** The hourly salary of a team's hour. The figures leave out bets that cover too little (`coversEnough`). */
export function hourlyDue(figures: TeamFigures, tiers: readonly Tier[]): Due {
  const tier = lastTier(tiers, ({ turnover, active }) => figures.turnover >= turnover && figures.active >= active);
  const { winRate, lossRate } = tiers[tier - 1] ?? { winRate: 0n, lossRate: 0n };
  const due = truncated(untruncated(figures.won, winRate) + untruncated(figures.lost, lossRate));
  return { ...figures, ...none, basis: figures.turnover, tier, due };
}

/** Whether a bet on `a` of `b` possible results covers at least this percentage of them; 0 means no minimum. */
export function coversEnough([a, b]: readonly [number, number], singlePickMin: Rate): boolean {
  return BigInt(a) * 1_000_000n >= singlePickMin * BigInt(b);
}

const turnoverRules = ['total', 'dailyAverage'] as const;
export type TurnoverRule = (typeof turnoverRules)[number];

/** The dividend of a team's period (agents.md 6); `figures.net` does not include the adjustment yet. */
export function dividendDue(
  figures: TeamFigures,
  tiers: readonly Tier[],
  given: { readonly adjustment: bigint; readonly carryIn: bigint; readonly turnoverRule: TurnoverRule; readonly days: number },
): Due {
  const { adjustment, carryIn } = given;
  const net = figures.net + adjustment;
  const basis = net + carryIn;
  const turnover = given.turnoverRule === 'total' ? figures.turnover : figures.turnover / BigInt(given.days);
  const tier = lastTier(tiers, (each) => turnover >= each.turnover && figures.active >= each.active && basis >= each.loss);
  const due = basis > 0n ? shareOf(basis, tiers[tier - 1]?.rate ?? 0n) : 0n;
  return { ...figures, ...none, net, adjustment, carryIn, basis, tier, due };
}

/** How long a negative balance is carried: not at all, for ever, to the next period, or from the first half of a month to its second. */
export const carries = [0, 1, 2, 3] as const;
export type Carry = (typeof carries)[number];

/** The balance that a dividend starts with. `last` is the holder's bill of the previous run, if any. */
export function carryInOf(carry: Carry, period: string, last: { period: string; net: bigint; basis: bigint } | undefined): bigint {
  if (!last || carry === 0) return 0n;
  if (carry === 3 && !(period.endsWith('-B') && last.period === period.replace(/B$/, 'A'))) return 0n;
  const from = carry === 1 ? last.basis : last.net;
  return from < 0n ? from : 0n;
}

export interface AffiliateTerms {
  readonly tiers: readonly Tier[];
  /** Share of what the players lost. */
  readonly platformFee: Rate;
  /** Share of what they deposited. */
  readonly paymentFee: Rate;
  /** Share of the payout, paid to the parent on top. */
  readonly introducerRate: Rate;
  /** With fewer active players the earnings are held back. */
  readonly minActive: number;
  readonly negativeCarry: boolean;
}

/**
 * An affiliate's earnings of a period (agents.md 10). `figures` are those of the players; `ggr` their stakes less payouts, `costs` what
 * the policy deducts, `deposits` what they deposited; `last` the bill of the run before.
 */
export function affiliateDue(
  figures: TeamFigures,
  terms: AffiliateTerms,
  given: {
    readonly ggr: bigint;
    readonly costs: bigint;
    readonly deposits: bigint;
    readonly adjustment: bigint;
    readonly last: { basis: bigint; held: bigint } | undefined;
  },
): Due {
  const { ggr, adjustment, last } = given;
  const deductions = given.costs + shareOf(ggr > 0n ? ggr : 0n, terms.platformFee) + shareOf(given.deposits, terms.paymentFee);
  const net = ggr - deductions + adjustment;
  const carryIn = terms.negativeCarry && last && last.basis < 0n ? last.basis : 0n;
  const basis = net + carryIn;
  const tier = lastTier(terms.tiers, (each) => basis >= each.ngr && figures.active >= each.active);
  const earned = (basis > 0n ? shareOf(basis, terms.tiers[tier - 1]?.rate ?? 0n) : 0n) + (last?.held ?? 0n);
  const enough = figures.active >= terms.minActive;
  return {
    ...figures,
    net,
    ggr,
    deductions,
    adjustment,
    carryIn,
    held: enough ? 0n : earned,
    basis,
    tier,
    due: enough ? earned : 0n,
    stopped: false,
  };
}
