import { money, type Money } from '../money.ts';
import type { Currency } from '../currencies.ts';
import { judgeOf, type Outcome } from './judge.ts';
import type { Line, LineProblem } from './line.ts';
import { prizesOf, hasPrizes, type BetType, type PackOptions, type RulePack } from './pack.ts';
import type { ReadResult } from './result.ts';

/** A line of a draw with what settlement needs besides the bet. */
export interface DrawLine {
  readonly id: string;
  readonly line: Line | LineProblem;
  /** The member whose cap it uses up; lines without one count as one member's. */
  readonly member?: string | undefined;
  /** True if the operator voided this line. */
  readonly void?: boolean;
}

export type DrawOutcome =
  | { readonly status: 'void' }
  /** `voidPrizes` were not drawn, or not validly: lines that read them are refunded. */
  | { readonly status: 'resulted'; readonly read: ReadResult; readonly voidPrizes?: readonly string[] };

/** The most that is paid in one draw. */
export interface PayoutCaps {
  readonly maxPayoutPerBet?: Money | undefined;
  readonly maxPayoutPerMember?: Money | undefined;
}

const settleReasons = [
  'HIT',
  'NO_HIT',
  'TIE',
  'VOID_DRAW',
  'VOID_BET',
  'VOID_PRIZE',
  'RESULT_INCOMPLETE',
  'CAPPED_BET',
  'CAPPED_MEMBER',
] as const;
export type SettleReason = (typeof settleReasons)[number] | LineProblem;

export interface SettledLine {
  readonly id: string;
  readonly outcome: Outcome;
  readonly reason: SettleReason;
  readonly combinations: number;
  readonly stake: Money;
  readonly hits: number;
  readonly payout: Money;
  readonly refund: Money;
}

/** Totals of lines that are neither refused nor pending; `net` is what the house keeps. */
export interface DrawTotals {
  readonly bets: number;
  readonly stake: Money;
  readonly payout: Money;
  readonly refund: Money;
  readonly net: Money;
}

/** What each member has already been paid in this draw, for a draw that is settled in chunks. */
export type PaidBefore = ReadonlyMap<string | undefined, Money>;

export interface DrawToSettle {
  readonly pack: RulePack;
  readonly currency: Currency;
  readonly options?: PackOptions;
  readonly draw: DrawOutcome;
  readonly caps?: PayoutCaps;
  readonly paidBefore?: PaidBefore;
  /** In the order in which they use up caps: ascending line id. */
  readonly lines: readonly DrawLine[];
}

/** Settles the lines of one draw, in the order of checks of lottery.md 7. */
export function settleDraw({ pack, currency, options, draw, caps = {}, paidBefore, lines }: DrawToSettle): {
  lines: SettledLine[];
  totals: DrawTotals;
} {
  const none = money(0n, currency);
  const judgeLine = draw.status === 'resulted' ? judgeOf(pack, draw.read.result, options) : undefined;
  const paid = new Map(paidBefore);
  const settle = ({ id, line, member, void: taken }: DrawLine): SettledLine => {
    if (typeof line === 'string')
      return { id, outcome: 'refused', reason: line, combinations: 0, stake: none, hits: 0, payout: none, refund: none };
    const { combinations, stake } = line;
    const unjudged = (outcome: 'refunded' | 'pending', reason: SettleReason, refund: Money) => ({
      id,
      outcome,
      reason,
      combinations,
      stake,
      hits: 0,
      payout: none,
      refund,
    });
    const refunded = (reason: SettleReason) => unjudged('refunded', reason, stake);
    if (draw.status === 'void') return refunded('VOID_DRAW');
    if (taken) return refunded('VOID_BET');
    if (draw.voidPrizes && readsPrize(pack, line.type, draw.voidPrizes)) return refunded('VOID_PRIZE');
    if (draw.read.missing.length > 0) return unjudged('pending', 'RESULT_INCOMPLETE', none);
    const { outcome, reason, hits, payout: uncapped, refund } = judgeLine!(line);
    const before = paid.get(member) ?? none;
    const capped = capPayout(uncapped, caps, before);
    paid.set(member, money(before.minor + capped.payout.minor, currency));
    return { id, outcome, reason: capped.reason ?? reason, combinations, stake, hits, payout: capped.payout, refund };
  };
  const settled = lines.map(settle);
  return { lines: settled, totals: totalsOf(settled, currency) };
}

/** Turnover of a settled line: what was at risk. */
export function validBet({ outcome, stake, refund }: Pick<SettledLine, 'outcome' | 'stake' | 'refund'>): Money {
  return money(outcome === 'won' || outcome === 'lost' ? stake.minor - refund.minor : 0n, stake.currency);
}

/** Whether a type reads one of these prizes: if they are void, its lines are refunded. */
export function readsPrize(pack: RulePack, { rule }: BetType, names: readonly string[]): boolean {
  if (!('prizes' in rule) || !hasPrizes(pack.result)) return false;
  return prizesOf(pack.result, rule.prizes).some(({ name }) => names.includes(name));
}

/** Caps a payout. One that equals what is left is not capped; if two caps apply, the later one is the reason. */
function capPayout(payout: Money, { maxPayoutPerBet, maxPayoutPerMember }: PayoutCaps, paid: Money) {
  let { minor } = payout;
  let reason: SettleReason | undefined;
  if (maxPayoutPerBet && minor > maxPayoutPerBet.minor) [minor, reason] = [maxPayoutPerBet.minor, 'CAPPED_BET'];
  if (maxPayoutPerMember) {
    const left = maxPayoutPerMember.minor > paid.minor ? maxPayoutPerMember.minor - paid.minor : 0n;
    if (minor > left) [minor, reason] = [left, 'CAPPED_MEMBER'];
  }
  return { payout: money(minor, payout.currency), reason };
}

/** Adds up settled lines, of a whole draw or a part. */
export function totalsOf(lines: readonly SettledLine[], currency: Currency): DrawTotals {
  const counted = lines.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'pending');
  const sum = (of: (line: SettledLine) => Money) => counted.reduce((total, line) => total + of(line).minor, 0n);
  const [stake, payout, refund] = [sum((line) => line.stake), sum((line) => line.payout), sum((line) => line.refund)];
  return {
    bets: counted.length,
    stake: money(stake, currency),
    payout: money(payout, currency),
    refund: money(refund, currency),
    net: money(stake - payout - refund, currency),
  };
}
