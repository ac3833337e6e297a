import { fromDecimal, toWire, money } from '@parlour/domain';
import { pointsWorth } from '@parlour/domain/rewards';
import type { components } from '@parlour/api/contract';
import { v7 as uuid } from 'uuid';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { walletOf } from '../../identity/member/wallet-of.ts';
import { claimAlone, payReward, refuseExcluded } from '../loyalty/pay-reward.ts';
import { termsOf } from '../loyalty/terms.ts';
import { pointsOf, tellPoints } from './balance.ts';

/**
 * Exchanges points for cash from the points budget, in one transaction. Throws `field_invalid` unless they are whole lots,
 * `points_not_enough` and `budget_spent`; nothing has moved then.
 */
export function convertPoints(context: Context, points: number): Promise<components['schemas']['PointsConversion']> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    await claimAlone(trx, memberId);
    await refuseExcluded(trx, merchant, memberId, now);
    const found = await termsOf(trx, merchant.code, 'points');
    if (!found) throw new Refusal('budget_spent');
    const { currency } = await walletOf(trx, memberId);
    const { convert } = found.terms;
    const minor = pointsWorth(points, { points: convert.points, amount: fromDecimal(convert.amount, currency).minor });
    if (minor === null) throw new Refusal('field_invalid', { fields: [{ field: 'points', rule: 'wrong' }] });
    if ((await pointsOf(trx, memberId)).available < points) throw new Refusal('points_not_enough');
    const reference = uuid({ msecs: now.getTime() });
    await post(trx, transfers.pointsConverted({ merchant: merchant.code, memberId, points: BigInt(points), reference }), now);
    const amount = money(minor, currency);
    await payReward(trx, { merchant: merchant.code, memberId, budget: 'points', amount, key: `convert:${reference}` }, now);
    await tellPoints(trx, { merchant: merchant.code, memberId });
    return { amount: toWire(amount), points: (await pointsOf(trx, memberId)).available };
  });
}
