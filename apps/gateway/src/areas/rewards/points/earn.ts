import { fromDecimal, type Currency, type GameType } from '@parlour/domain';
import { pointsEarned, stakeForPoints } from '@parlour/domain/rewards';
import type { Db } from '../../../kernel/tables.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import type { CountedEvent } from '../loyalty/counted-event.ts';
import type { LoyaltyTerms } from '../loyalty/terms.ts';

/** The points that each of some events earned; events without points are left out. */
export type EarnedPoints = ReadonlyMap<CountedEvent, bigint>;

/**
 * Points for a member's new stakes, by line: the difference of two totals, so that no remainder is lost (rewards.md 8). Stakes count by the
 * `factor` of the member's level, in ten-thousandths of a percent. The key of the transfer contains the new total, which a line reaches only
 * once.
 */
export async function earnPoints(
  db: Db,
  { merchant, memberId, terms, factor }: { merchant: string; memberId: string; terms: LoyaltyTerms['points']; factor: bigint },
  events: readonly CountedEvent[],
  now: Date,
): Promise<EarnedPoints> {
  const earned = new Map<CountedEvent, bigint>();
  for (const [line, own] of Map.groupBy(events, (event) => event.line)) {
    const counted = (stake: bigint) => stakeForPoints(stake, factor);
    const added = counted(own.reduce((sum, { valid }) => sum + valid, 0n));
    if (line === null || added === 0n) continue;
    const { valid } = await db
      .insertInto('points_sum')
      .values({ merchant, member_id: memberId, line, valid: added.toString() })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'line']).doUpdateSet((eb) => ({ valid: eb('points_sum.valid', '+', eb.ref('excluded.valid')) })),
      )
      .returning('valid')
      .executeTakeFirstOrThrow();
    const perPoint = terms.perPoint[line as GameType];
    if (perPoint === undefined) continue;
    const after = BigInt(valid);
    const rate = fromDecimal(perPoint, own[0]!.currency as Currency).minor;
    const points = pointsEarned(after - added, added, rate);
    if (points === 0n) continue;
    await post(db, transfers.pointsEarned({ merchant, memberId, points, reference: `${line}:${after}` }), now);
    const before = after - added;
    let sum = 0n;
    for (const event of own) {
      const next = sum + event.valid;
      earned.set(event, pointsEarned(before + counted(sum), counted(next) - counted(sum), rate));
      sum = next;
    }
  }
  return earned;
}
