import { money, toWire } from '@parlour/domain';
import { withOwnIdempotency, type HandlersOf } from '../../../http/handler.ts';
import { whileInFlight } from '../../../http/idempotency.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { addEntryProof } from '../entries/proofs.ts';
import { giveSpins } from '../free-spins/ask-vendor.ts';
import { bonusRounds } from './bonus-rounds.ts';
import { bonusDetails, forfeitBonus } from './bonuses.ts';
import { applyForPromotion, joinPromotion, makeClaim, type Claimed, type ClaimProblem } from './claim.ts';
import { drawnOnWire, promotionList } from './list.ts';
import { codeOf } from './refusals.ts';
import { rewardCentre } from './reward-centre.ts';

type Handled =
  | 'listPromotions'
  | 'getPromotion'
  | 'claimPromotion'
  | 'joinPromotion'
  | 'applyPromotion'
  | 'addPromotionProof'
  | 'getRewardCenter'
  | 'getBonusDetails'
  | 'listBonusRounds'
  | 'forfeitBonus';

export const promotionHandlers: HandlersOf<Handled> = {
  listPromotions: ({ query }, context) => promotionList(context, query.language),

  getPromotion: async ({ query }, context) => {
    const { list } = await promotionList(context, query.language);
    const found = list.find(({ code }) => code === query.code);
    if (!found) throw new Refusal('not_found');
    return found;
  },

  claimPromotion: withOwnIdempotency(({ body }, context, asked) =>
    whileInFlight(asked, async (keyed) => {
      const { db, merchant, clock, vault } = context;
      const claim = claimOf(context, body);
      const answerOf = (claimed: Claimed) => answerOn(claimed, claim.memberId);
      const key = { ...keyed, key: asked.key, operation: asked.operation, answerOf };
      const made = done(await makeClaim(db, merchant, claim, clock.now(), vault, key));
      // If the vendor does not answer, a job asks it again.
      if ('claimed' in made && made.claimed.spins !== null) await giveSpins(db, made.claimed.spins, context);
      return ('before' in made ? made.before : made.answer) as ReturnType<typeof answerOn>;
    }),
  ),

  joinPromotion: async ({ body }, context) => {
    const { db, merchant, clock, vault } = context;
    return done(await joinPromotion(db, merchant, claimOf(context, body), { now: clock.now(), vault }));
  },

  applyPromotion: async ({ body }, context) => {
    const { db, merchant, clock, vault } = context;
    const claim = { ...claimOf(context, body), remark: body.remark.trim() };
    return done(await applyForPromotion(db, merchant, claim, { now: clock.now(), vault }));
  },

  addPromotionProof: async ({ body }, context) => {
    const { db, merchant, vault, clock } = context;
    const proof = { ...claimOf(context, { code: body.code }), merchant: merchant.code, vault, file: Buffer.from(body.content, 'base64') };
    return { proofs: await addEntryProof(db, proof, clock.now()) };
  },

  getRewardCenter: ({ query }, context) => rewardCentre(context, query.language),

  getBonusDetails: ({ query }, context) => bonusDetails(context, query.language),

  listBonusRounds: ({ query }, context) => bonusRounds(context, query),

  forfeitBonus: ({ body }, context) => forfeitBonus(context, body.grant),
};

const claimOf = <Body extends object>(context: Context, body: Body) => ({ memberId: sessionOf(context).memberId, ...body });

/** The result; throws the contract's refusal if there is a problem instead. */
function done<T extends object>(answer: T | ClaimProblem): T {
  if (typeof answer !== 'string') return answer;
  throw new Refusal(codeOf(answer));
}

/** A claim in the contract's form. */
const answerOn = ({ status, amount, grant, step, drawn, currency }: Claimed, memberId: string) => ({
  status,
  amount: toWire(money(amount, currency)),
  ...(grant !== null && { grant }),
  ...(step !== null && { step }),
  ...(drawn && { drawn: drawnOnWire({ ...drawn, amount }, { memberId, currency }) }),
});
