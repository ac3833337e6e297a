import { sql } from 'kysely';
import type { LookedUp } from '../observe/looked-up.ts';

/** Calls that wait, those that should have been made more than half a minute ago, and those that an operator should look at. */
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
