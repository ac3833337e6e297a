import { sql, type Selectable } from 'kysely';
import type { Db } from '../kernel/tables.ts';
import type { OutboundCallTable } from './tables.ts';
import type { LookedUp } from '../observe/looked-up.ts';

const mostListed = 500;

export type UnfinishedCall = Omit<Selectable<OutboundCallTable>, 'payload' | 'key' | 'state'> & {
  state: 'waiting' | 'failed';
  canRetry: boolean;
};

/** Calls of these merchants that are waiting or have failed for good, oldest first; without their content. */
export function unfinishedCalls(db: Db, merchants: readonly string[]): Promise<UnfinishedCall[]> {
  return db
    .selectFrom('outbound_call')
    .select(['id', 'merchant', 'kind', 'state', 'attempts', 'created_at', 'next_at', 'claimed_until', 'deadline', 'last_error', 'ended_at'])
    .select((eb) => eb.and([eb('state', '=', 'failed'), eb('payload', 'is not', null)]).as('canRetry'))
    .where('state', '<>', 'done')
    .where('merchant', 'in', merchants)
    .orderBy('created_at')
    .limit(mostListed)
    .$castTo<UnfinishedCall>()
    .execute();
}

/**
 * Retries a failed call for another hour; false if there is none, it has not failed, or its content was deleted because it was personal or
 * secret.
 */
export async function retryCall(trx: Db, id: string, merchants: readonly string[], now: Date): Promise<boolean> {
  const found = await trx
    .updateTable('outbound_call')
    .set({ state: 'waiting', attempts: 0, next_at: now, claimed_until: null, ended_at: null, deadline: new Date(now.getTime() + 3600_000) })
    .where('id', '=', id)
    .where('merchant', 'in', merchants)
    .where('state', '=', 'failed')
    .where('payload', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts waiting calls, calls more than half a minute overdue, and calls that an operator should look at. */
export const outboundCallsLookedUp: LookedUp = {
  name: 'parlour_outbound_calls',
  help: 'Calls in the outbox that all gateways share, by kind and state (waiting, late, failed).',
  labels: ['kind', 'state'],
  async values(db) {
    const { rows } = await sql<{ kind: string; state: string; count: string }>`
      select kind, case when state = 'waiting' and next_at < now() - interval '30 s' then 'late' else state end as state, count(*)
      from outbound_call where state <> 'done' group by 1, 2`.execute(db);
    return rows.map(({ kind, state, count }) => ({ labels: { kind, state }, value: Number(count) }));
  },
};
