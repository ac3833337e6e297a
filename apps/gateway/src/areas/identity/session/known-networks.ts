import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Member } from '../member/tables.ts';

/** Whether this member has logged in from this network before. True for the very first log-in. */
export async function isKnownNetwork(db: Db, member: Member, network: string): Promise<boolean> {
  if (member.last_login_at === null) return true;
  const row = await db
    .selectFrom('known_network')
    .select('network')
    .where('member_id', '=', member.id)
    .where('network', '=', network)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that this member has logged in from a network, in the caller's transaction. */
export async function noteNetwork(
  trx: Db,
  { id, merchant }: Member,
  { network, country }: Pick<Context, 'network' | 'country'>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('known_network')
    .values({ member_id: id, merchant, network, last_login_at: now, since: now, country })
    .onConflict((conflict) => conflict.columns(['member_id', 'network']).doUpdateSet({ last_login_at: now, country }))
    .execute();
}
