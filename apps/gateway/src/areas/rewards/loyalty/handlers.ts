import { fromDecimal, gameTypes, toWire } from '@parlour/domain';
import { sessionOf } from '../../../kernel/context.ts';
import type { HandlersOf } from '../../../http/handler.ts';
import { walletOf } from '../../identity/member/wallet-of.ts';
import { mallItems, ordersOf, redeem } from '../mall/orders.ts';
import { pointsOf } from '../points/balance.ts';
import { convertPoints } from '../points/convert.ts';
import { pointsDetails } from '../points/details.ts';
import { termsOf } from './terms.ts';

type LoyaltyOperation =
  | 'getPointsBalance'
  | 'getPointsConfig'
  | 'listPointsRewards'
  | 'listPointsRedeems'
  | 'listPointsTransactions'
  | 'redeemPoints'
  | 'convertPoints';

export const loyaltyHandlers: HandlersOf<LoyaltyOperation> = {
  async getPointsBalance(_input, context) {
    const { available, held } = await pointsOf(context.db, sessionOf(context).memberId);
    return { points: available, held };
  },

  async getPointsConfig(_input, context) {
    const { db, merchant } = context;
    const found = await termsOf(db, merchant.code, 'points');
    if (!found) return { perPoint: [] };
    const { perPoint, convert } = found.terms;
    const { currency } = await walletOf(db, sessionOf(context).memberId);
    const of = (amount: string) => toWire(fromDecimal(amount, currency));
    return {
      perPoint: gameTypes.flatMap((line) => {
        const stake = perPoint[line];
        return stake === undefined ? [] : [{ line, stake: of(stake) }];
      }),
      convert: { points: convert.points, amount: of(convert.amount) },
    };
  },

  listPointsRewards: async ({ query }, context) => ({ list: await mallItems(context, query.language) }),

  listPointsRedeems: ({ query }, context) => ordersOf(context, query),

  listPointsTransactions: ({ query }, context) => pointsDetails(context, query),

  redeemPoints: ({ body }, context) => redeem(context, body),

  convertPoints: ({ body }, context) => convertPoints(context, body.points),
};
