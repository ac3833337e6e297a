import { sessionOf } from '../../kernel/context.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { withKeysInForce } from '../../outbound/partner-keys.ts';
import { reveal } from './client.ts';

export const vendorHandlers: HandlersOf<'verifyRound'> = {
  async verifyRound({ params }, context) {
    const { db, config, clock, random, vault } = context;
    const round = await db
      .selectFrom('round')
      .select(['id', 'vendor', 'vendor_round_id', 'status'])
      .where('id', '=', params.roundId)
      .where('member_id', '=', sessionOf(context).memberId)
      .executeTakeFirst();
    const partner = round && (await withKeysInForce(config, { db, vault }, clock.now())).vendors[round.vendor];
    if (!partner) throw new Refusal('not_found');
    if (round.status === 'open') throw new Refusal('round_in_progress');
    const answer = await reveal(round.vendor_round_id, { vendor: round.vendor, partner, clock, random });
    if (answer.kind === 'roundOpen') throw new Refusal('round_in_progress');
    if (answer.kind === 'unavailable') throw new Refusal('vendor_unavailable');
    return { roundId: round.id, verifierUrl: answer.verifierUrl };
  },
};
