import { whyNotUpline, type AgentType, type UplineProblem } from '@parlour/domain';
import { sql } from 'kysely';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { endSessionsOf } from '../session/sessions.ts';

/**
 * Makes a member an agent of this type, who logs in only at the agents' entrance; null makes an agent a member again. All sessions end.
 * Throws `downline_left` for an agent who still has a downline. False for an unknown id.
 */
export function setAgentType(db: Db, memberId: string, type: AgentType | null): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockLines(trx);
    if (type === null && (await directDownline(trx, memberId, 1)).length > 0) throw new Refusal('downline_left');
    const { numUpdatedRows } = await trx
      .updateTable('member')
      .set({ agent_type: type })
      .where('id', '=', memberId)
      .where('kind', '=', 'member')
      .executeTakeFirst();
    await endSessionsOf(trx, memberId);
    return numUpdatedRows > 0n;
  });
}

/** Puts a member directly below an agent of the same merchant. Throws `upline_refused` if the line would be impossible. */
export function setUpline(db: Db, member: { id: string; merchant: string }, uplineId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockLines(trx);
    const problem = await uplineProblem(trx, member, uplineId);
    if (problem) throw new Refusal('upline_refused', { message: problem });
    await trx.updateTable('member').set({ upline_id: uplineId }).where('id', '=', member.id).execute();
  });
}

/** Why a member cannot be directly below this account; null if they can. */
export async function uplineProblem(db: Db, member: { id: string; merchant: string }, uplineId: string): Promise<UplineProblem | null> {
  const upline = await db
    .selectFrom('member')
    .select(['id', 'agent'])
    .where('id', '=', uplineId)
    .where('merchant', '=', member.merchant)
    .executeTakeFirst();
  if (!upline) return 'not_an_agent';
  return whyNotUpline({
    member: member.id,
    line: await lineOf(db, uplineId),
    isAgent: upline.agent,
    below: await depthBelow(db, member.id),
  });
}

/** The members directly below an agent, newest first. */
export function directDownline(db: Db, agentId: string, limit: number) {
  return db.selectFrom('member').selectAll().where('upline_id', '=', agentId).orderBy('created_at', 'desc').limit(limit).execute();
}

/** Serialises changes of lines, because two concurrent ones could form a cycle. */
async function lockLines(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('lines', 0))`.execute(trx);
}

/** The ids of a member and all accounts above, from the member upwards. */
async function lineOf(trx: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive line as (
      select id, upline_id, 1 as level from member where id = ${memberId}
      union all
      select m.id, m.upline_id, line.level + 1 from member m join line on m.id = line.upline_id
    ) select id from line order by level`.execute(trx);
  return rows.map(({ id }) => id);
}

/** How many levels there are below a member. */
async function depthBelow(trx: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ depth: number }>`
    with recursive team as (
      select id, 0 as level from member where id = ${memberId}
      union all
      select m.id, team.level + 1 from member m join team on m.upline_id = team.id
    ) select max(level)::int as depth from team`.execute(trx);
  return rows[0]?.depth ?? 0;
}
