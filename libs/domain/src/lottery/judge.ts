import { money, type Money } from '../money.ts';
import type { Line } from './line.ts';
import { oddsOf, oddsScale } from './odds-value.ts';
import type { BetType, PackOptions, RulePack } from './pack.ts';
import type { DrawnResult } from './result.ts';
import { setHits } from './rules/sets.ts';
import { canonical, drawnOf, type Winner } from './rules/winners.ts';

export const outcomes = ['won', 'lost', 'refunded', 'pending', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

/** How a line was judged, before caps. */
export interface Judged {
  readonly outcome: 'won' | 'lost' | 'refunded';
  readonly reason: 'HIT' | 'NO_HIT' | 'TIE';
  readonly hits: number;
  readonly payout: Money;
  /** For combinations that pushed. */
  readonly refund: Money;
}

/**
 * Returns a function that judges lines of one draw; what a type reads from the result is read only once. The result must be complete for
 * what its lines read.
 */
export function judgeOf(pack: RulePack, result: DrawnResult, options: PackOptions = {}): (line: Line) => Judged {
  const chosen = { ...pack.options, ...options };
  const known = new Map<string, ReturnType<typeof winnersByElement>>();
  const winnersOf = (type: BetType, at: string | undefined) => {
    const key = `${type.id} ${at}`;
    const found = known.get(key) ?? winnersByElement(pack, type, at, result, chosen);
    known.set(key, found);
    return found;
  };
  return (line) => {
    const { type, at, selection } = line;
    if (type.form !== 'list') {
      const hits = setHits(pack, type, at, selection, result);
      return judged(line, hits, BigInt(hits) * oddsOf(line.odds, ''), 0);
    }
    const { winners, pushed } = winnersOf(type, at);
    let hits = 0;
    let odds = 0n;
    let pushes = 0;
    for (const element of selection) {
      if (pushed.has(element)) pushes += 1;
      for (const { key } of winners.get(canonical(type, element)) ?? []) {
        hits += 1;
        odds += oddsOf(line.odds, key ?? element);
      }
    }
    return judged(line, hits, odds, pushes);
  };
}

/** Judges one line of a draw: hits, payout and refund, without caps. */
export function judge(line: Line, result: DrawnResult, pack: RulePack, options: PackOptions = {}): Judged {
  return judgeOf(pack, result, options)(line);
}

function judged({ unit, costUnits, combinations }: Line, hits: number, odds: bigint, pushes: number): Judged {
  // Rounded down once per line, so that it pays the same however its combinations are listed.
  const payout = money((unit.minor * odds) / oddsScale, unit.currency);
  const refund = money(unit.minor * BigInt(costUnits) * BigInt(pushes), unit.currency);
  if (hits > 0) return { outcome: 'won', reason: 'HIT', hits, payout, refund };
  return pushes === combinations
    ? { outcome: 'refunded', reason: 'TIE', hits, payout, refund }
    : { outcome: 'lost', reason: 'NO_HIT', hits, payout, refund };
}

function winnersByElement(...draw: Parameters<typeof drawnOf>) {
  const { winners, pushed } = drawnOf(...draw);
  const byElement = new Map<string, Winner[]>();
  for (const winner of winners) byElement.set(winner.element, [...(byElement.get(winner.element) ?? []), winner]);
  return { winners: byElement, pushed: new Set(pushed) };
}
