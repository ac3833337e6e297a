import { money, toWire } from '@parlour/domain';
import { sessionOf } from '../../../kernel/context.ts';
import type { HandlersOf } from '../../../http/handler.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { walletOf } from '../../identity/member/wallet-of.ts';
import { bonusDetails, forfeitBonus } from './bonuses.ts';
import { claimPromotion } from './claim.ts';
import { promotionList } from './list.ts';
import { refusalCodes } from './refusals.ts';

export const promotionHandlers: HandlersOf<'listPromotions' | 'claimPromotion' | 'getBonusDetails' | 'forfeitBonus'> = {
  listPromotions: ({ query }, context) => promotionList(context, query.language),

  async claimPromotion({ body }, context) {
    const { db, merchant, clock } = context;
    const { memberId } = sessionOf(context);
    const claimed = await claimPromotion(db, merchant, { memberId, ...body }, clock.now());
    if (claimed === 'unknownPromotion') throw new Refusal('not_found');
    if (claimed === 'termsChanged') throw new Refusal('terms_changed');
    if (typeof claimed === 'string') throw new Refusal(refusalCodes[claimed]);
    const { status, amount, grant } = claimed;
    const { currency } = await walletOf(db, memberId);
    return { status, amount: toWire(money(amount, currency)), ...(grant !== null && { grant }) };
  },

  getBonusDetails: ({ query }, context) => bonusDetails(context, query.language),

  forfeitBonus: ({ body }, context) => forfeitBonus(context, body.grant),
};
