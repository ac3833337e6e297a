import { money, toWire } from '@parlour/domain';
import type { HandlersOf } from '../../../http/handler.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { bonusDetails, forfeitBonus } from './bonuses.ts';
import { applyForPromotion, claimPromotion, joinPromotion, type ClaimProblem } from './claim.ts';
import { drawnOnWire, promotionList } from './list.ts';
import { refusalCodes } from './refusals.ts';

type Handled = 'listPromotions' | 'claimPromotion' | 'joinPromotion' | 'applyPromotion' | 'getBonusDetails' | 'forfeitBonus';

export const promotionHandlers: HandlersOf<Handled> = {
  listPromotions: ({ query }, context) => promotionList(context, query.language),

  async claimPromotion({ body }, context) {
    const { db, merchant, clock, vault } = context;
    const claim = claimOf(context, body);
    const claimed = done(await claimPromotion(db, merchant, claim, clock.now(), vault));
    const { status, amount, grant, step, drawn, currency } = claimed;
    return {
      status,
      amount: toWire(money(amount, currency)),
      ...(grant !== null && { grant }),
      ...(step !== null && { step }),
      ...(drawn && { drawn: drawnOnWire({ ...drawn, amount }, { memberId: claim.memberId, currency }) }),
    };
  },

  joinPromotion: async ({ body }, context) =>
    done(await joinPromotion(context.db, context.merchant, claimOf(context, body), context.clock.now())),

  applyPromotion: async ({ body }, context) =>
    done(
      await applyForPromotion(context.db, context.merchant, { ...claimOf(context, body), remark: body.remark.trim() }, context.clock.now()),
    ),

  getBonusDetails: ({ query }, context) => bonusDetails(context, query.language),

  forfeitBonus: ({ body }, context) => forfeitBonus(context, body.grant),
};

const claimOf = <Body extends object>(context: Context, body: Body) => ({ memberId: sessionOf(context).memberId, ...body });

/** What was done, or the refusal that the contract has for why it was not. */
function done<T extends object>(answer: T | ClaimProblem): T {
  if (typeof answer !== 'string') return answer;
  if (answer === 'unknownPromotion') throw new Refusal('not_found');
  if (answer === 'termsChanged') throw new Refusal('terms_changed');
  if (answer === 'mustApply' || answer === 'needsNoDecision') throw new Refusal('promotion_state');
  throw new Refusal(refusalCodes[answer]);
}
