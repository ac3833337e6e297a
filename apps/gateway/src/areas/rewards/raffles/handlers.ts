import type { HandlersOf } from '../../../http/handler.ts';
import { sessionOf } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { seedPlace } from '../promotions.ts';
import { takeTickets } from './take-tickets.ts';

export const raffleHandlers: HandlersOf<'claimRafflePromotion' | 'getRaffleBook'> = {
  claimRafflePromotion: async ({ body }, context) => ({ tickets: await takeTickets(context, sessionOf(context).memberId, body) }),

  getRaffleBook: async ({ query: { code } }, { db, merchant, vault }) => {
    const drawn = await db
      .selectFrom('raffle_draw as d')
      .innerJoin('promotion as p', 'p.id', 'd.promotion_id')
      .innerJoin('promotion_version as v', (join) =>
        join.onRef('v.promotion_id', '=', 'd.promotion_id').onRef('v.version', '=', 'd.version'),
      )
      .select(['d.promotion_id', 'd.version', 'd.book', 'd.winners', 'v.seed', 'v.commitment', 'v.terms'])
      .where('p.merchant', '=', merchant.code)
      .where('p.code', '=', code)
      .executeTakeFirst();
    if (!drawn) throw new Refusal('not_found');
    const tickets = await db
      .selectFrom('raffle_ticket as t')
      .innerJoin('raffle_entrant as e', (join) =>
        join.onRef('e.promotion_id', '=', 't.promotion_id').onRef('e.member_id', '=', 't.member_id'),
      )
      .select(['e.pseudonym as member', 't.client_seed as clientSeed'])
      .where('t.promotion_id', '=', drawn.promotion_id)
      .where('t.number', 'is not', null)
      .orderBy('t.number')
      .execute();
    return {
      code,
      commitment: drawn.commitment!,
      serverSeed: vault.open(seedPlace(merchant.code, drawn.promotion_id, drawn.version), drawn.seed!),
      book: drawn.book,
      prizes: (drawn.terms as { prizes: unknown[] }).prizes.length,
      tickets,
      winners: drawn.winners.map(({ ticket }) => ticket),
    };
  },
};
