import { sessionOf, type Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { liveItems } from './live.ts';

/** Notices that a member confirms once per version after log-in (content N23). */
export const noticeHandlers: HandlersOf<'getNoticeState' | 'confirmNotice'> = {
  async getNoticeState(_input, context) {
    const { db, clock } = context;
    const { memberId } = sessionOf(context);
    const confirmed = await db
      .selectFrom('notice_confirmation')
      .select(({ fn }) => ['item_id as id', fn.max('version').as('version')])
      .where('member_id', '=', memberId)
      .groupBy('item_id')
      .execute();
    const { bets_blocked_until: excludedUntil } = await db
      .selectFrom('member')
      .select('bets_blocked_until')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    return { confirmed, offers: excludedUntil === null || excludedUntil <= clock.now() };
  },

  async confirmNotice({ params, body }, context) {
    if (!(await isPinned(context, params.noticeId, body.version))) throw new Refusal('not_found');
    await context.db
      .insertInto('notice_confirmation')
      .values({
        merchant: context.merchant.code,
        member_id: sessionOf(context).memberId,
        item_id: params.noticeId,
        version: body.version,
        confirmed_at: context.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['member_id', 'item_id', 'version']).doNothing())
      .execute();
    return null;
  },
};

/** Whether members are currently asked to confirm this version of a notice. */
async function isPinned({ db, merchant, clock }: Context, id: string, version: number): Promise<boolean> {
  const live = await liveItems(db, { merchant: merchant.code, kind: 'announcement', at: clock.now() });
  return live.some((item) => item.id === id && item.version === version && item.facts.pinned === true);
}
