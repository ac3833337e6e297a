import { sql } from 'kysely';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';

/** How many accounts an agent may open at a prize group. */
export interface Quota {
  readonly group: number;
  readonly granted: number;
  readonly used: number;
  /** Passed on to direct downlines. */
  readonly passedOn: number;
}

interface OfAgent {
  readonly merchant: string;
  readonly agentId: string;
}

/** The lowest prize group whose accounts count against quotas; null if the merchant has no quotas. */
export async function meteredFrom(db: Db, merchant: string): Promise<number | null> {
  const { rows } = await sql<{ metered: number | null }>`
    select (policy ->> 'meteredFrom')::integer as metered from agent_policy where merchant = ${merchant} order by version desc limit 1`.execute(
    db,
  );
  return rows[0]?.metered ?? null;
}

/**
 * Takes one account at a prize group from an agent's quota, in the transaction that creates the account or raises it to that group. Groups
 * without quotas take nothing. Throws `group_quota_exceeded`.
 */
export async function takeQuota(trx: Db, { merchant, agentId, group }: OfAgent & { group: number | null }): Promise<void> {
  if (group === null) return;
  const metered = await meteredFrom(trx, merchant);
  if (metered === null || group < metered) return;
  const { numUpdatedRows } = await trx
    .updateTable('agent_quota')
    .set({ used: sql`used + 1` })
    .where('agent_id', '=', agentId)
    .where('prize_group', '=', group)
    .where(sql<boolean>`used + passed_on < granted`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('group_quota_exceeded');
}

/**
 * Passes quota for a group to an account, from an agent or, with null, from the platform. Throws `group_quota_exceeded` for more than the
 * agent has left.
 */
export async function passQuota(
  trx: Db,
  { merchant, from, to, group, count }: { merchant: string; from: string | null; to: string; group: number; count: number },
): Promise<void> {
  if (from !== null) {
    const { numUpdatedRows } = await trx
      .updateTable('agent_quota')
      .set({ passed_on: sql`passed_on + ${count}::bigint` })
      .where('agent_id', '=', from)
      .where('prize_group', '=', group)
      .where(sql<boolean>`used + passed_on + ${count}::bigint <= granted`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('group_quota_exceeded');
  }
  await trx
    .insertInto('agent_quota')
    .values({ merchant, agent_id: to, prize_group: group, granted: String(count) })
    .onConflict((conflict) =>
      conflict.columns(['agent_id', 'prize_group']).doUpdateSet({ granted: sql`agent_quota.granted + excluded.granted` }),
    )
    .execute();
}

/** An agent's quotas, highest group first. */
export async function quotaOf(db: Db, agentId: string): Promise<Quota[]> {
  const rows = await db.selectFrom('agent_quota').selectAll().where('agent_id', '=', agentId).orderBy('prize_group', 'desc').execute();
  return rows.map((row) => ({
    group: row.prize_group,
    granted: Number(row.granted),
    used: Number(row.used),
    passedOn: Number(row.passed_on),
  }));
}
