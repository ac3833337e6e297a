import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { refusalCodes } from '../claims/refusals.ts';
import { situationOf } from '../claims/situation.ts';

/** Locks a raffle's book until the caller commits: shared with others who take tickets, or exclusively to freeze it. */
export const holdBook = (trx: Db, promotionId: string, toFreeze: boolean) =>
  toFreeze
    ? sql`select pg_advisory_xact_lock(hashtextextended(${`raffle:${promotionId}`}, 0))`.execute(trx)
    : sql`select pg_advisory_xact_lock_shared(hashtextextended(${`raffle:${promotionId}`}, 0))`.execute(trx);

/** Gives a member the raffle tickets earned so far by deposits or stakes, and returns their total number. */
export function takeTickets(
  { db, merchant, clock, random, vault }: Pick<Context, 'db' | 'merchant' | 'clock' | 'random' | 'vault'>,
  memberId: string,
  { code, clientSeed }: { code: string; clientSeed?: string | undefined },
): Promise<number> {
  return inTransaction(db, async (trx) => {
    // Locks the member, so that new tickets are numbered after their earlier ones.
    await sql`select grant_hold_for_claim(${merchant.code}, ${memberId}, ${code})`.execute(trx);
    const found = await trx
      .selectFrom('promotion')
      .select('id')
      .where('merchant', '=', merchant.code)
      .where('code', '=', code)
      .executeTakeFirst();
    if (!found) throw new Refusal('not_found');
    await holdBook(trx, found.id, false);
    const now = clock.now();
    const situation = await situationOf(trx, merchant, { memberId, code }, { now, vault });
    if (situation === 'excluded') throw new Refusal('not_eligible');
    if (typeof situation === 'string' || 'before' in situation) throw new Refusal('not_found');
    const { running, facts, standing } = situation;
    const raffle = facts.raffles.get(running.id);
    if (!raffle) throw new Refusal('not_found');
    if (raffle.drawn) throw new Refusal('promotion_ended');
    if (standing.why !== null) throw new Refusal(refusalCodes[standing.why] as 'promotion_state' | 'promotion_ended' | 'not_eligible');
    if (raffle.ready === 0) {
      if (raffle.tickets === 0) throw new Refusal('not_eligible');
      return raffle.tickets;
    }
    const own = { promotion_id: running.id, member_id: memberId, merchant: merchant.code };
    const name = { ...own, pseudonym: Buffer.from(random.bytes(6)).toString('hex') };
    await trx
      .insertInto('raffle_entrant')
      .values(name)
      .onConflict((conflict) => conflict.columns(['promotion_id', 'member_id']).doNothing())
      .execute();
    const ticket = { ...own, client_seed: clientSeed ?? Buffer.from(random.bytes(16)).toString('hex'), taken_at: now };
    await trx
      .insertInto('raffle_ticket')
      .values(Array.from({ length: raffle.ready }, () => ticket))
      .execute();
    return raffle.tickets + raffle.ready;
  });
}
