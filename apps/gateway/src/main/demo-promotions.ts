import type { Merchant } from '../kernel/merchants.ts';
import type { Context } from '../kernel/context.ts';
import type { Vault } from '../kernel/ports.ts';
import type { Db } from '../kernel/tables.ts';
import { takeTickets } from '../areas/rewards/raffles/take-tickets.ts';
import { applyForPromotion, claimPromotion } from '../areas/rewards/claims/claim.ts';

/** A demonstration member who is taking part in promotions. */
export const demoTaker = 'demobonus';

/**
 * Claims a demonstration's promotions, so that each promotions screen has something to show: active and waiting bonus money, an opened
 * envelope, a day of the calendar, and an application that waits for an operator.
 */
export async function takePromotions(
  trx: Db,
  merchant: Merchant,
  { memberId, deposit }: { memberId: string; deposit: string },
  now: Date,
  vault: Vault,
): Promise<void> {
  const claim = (code: string, named: { deposit?: string; clientSeed?: string } = {}) =>
    claimPromotion(trx, merchant, { memberId, code, termsVersion: 1, ...named }, now, vault);
  await claim('first-deposit', { deposit });
  await claim('welcome');
  await claim('lucky-envelope', { clientSeed: 'demonstration' });
  await claim('seven-days');
  const remark = 'I have told my friends about it in a group chat.';
  await applyForPromotion(trx, merchant, { memberId, code: 'share-with-friends', termsVersion: 1, remark }, { now, vault });
}

/**
 * Takes tickets of the running raffle and, as the member with promotions, of the raffle that a demonstration has already drawn: that one is
 * then closed, and the next run of the job draws it. A single member has all of its tickets, so that the draw changes no other balance.
 */
export async function takeDemoTickets(
  { db, merchant, clock, random, vault }: Pick<Context, 'db' | 'merchant' | 'clock' | 'random' | 'vault'>,
  members: readonly { id: string; username: string }[],
): Promise<void> {
  const drawn = await db
    .selectFrom('promotion')
    .select(['id', 'closed_at'])
    .where('merchant', '=', merchant.code)
    .where('code', '=', 'first-tickets')
    .executeTakeFirst();
  if (!drawn || drawn.closed_at) return;
  for (const { id, username } of members)
    for (const code of ['month-of-tickets', ...(username === demoTaker ? ['first-tickets'] : [])])
      await takeTickets({ db, merchant, clock, random, vault }, id, { code, clientSeed: 'demonstration' });
  await db.updateTable('promotion').set({ closed_at: clock.now() }).where('id', '=', drawn.id).execute();
}
