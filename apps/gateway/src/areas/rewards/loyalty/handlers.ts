import { fromDecimal, gameTypes, toWire } from '@parlour/domain';
import { sessionOf } from '../../../kernel/context.ts';
import type { HandlersOf } from '../../../http/handler.ts';
import { walletOf } from '../../identity/member/wallet-of.ts';
import { boards, claimBoardPrize } from '../leaderboard/board.ts';
import { memberState } from '../member-state.ts';
import { claimMission, missionSummary } from '../missions/missions.ts';
import { claimRebate, rebateDays } from '../rebates/rebate.ts';
import { profit } from '../profit/profit.ts';
import { claimReferral, referral } from '../referrals/referral.ts';
import { claimLevelUp, rankProgress } from '../vip/progress.ts';
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
  | 'convertPoints'
  | 'getMemberState'
  | 'getPlayerRankProgress'
  | 'claimLevelUpGift'
  | 'getMissionSummaryDetails'
  | 'claimMission'
  | 'getMissionLeaderboard'
  | 'claimLeaderboardPrize'
  | 'getManualRebate'
  | 'claimManualRebate'
  | 'getProfit'
  | 'getReferral'
  | 'claimReferral';

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

  getMemberState: ({ query }, context) => memberState(context, query.language),

  getPlayerRankProgress: ({ query }, context) => rankProgress(context, query.language),

  claimLevelUpGift: ({ body }, context) => claimLevelUp(context, body.level),

  getMissionSummaryDetails: ({ query }, context) => missionSummary(context, query.language),

  claimMission: ({ body }, context) => claimMission(context, body),

  getMissionLeaderboard: ({ query }, context) => boards(context, query.language),

  claimLeaderboardPrize: ({ body }, context) => claimBoardPrize(context, body),

  getManualRebate: (_input, context) => rebateDays(context),

  claimManualRebate: ({ body }, context) => claimRebate(context, body.day),

  getProfit: ({ query }, context) => profit(context, query),

  getReferral: ({ query }, context) => referral(context, query),

  claimReferral: ({ body }, context) => claimReferral(context, body.invited),
};
