import { sql } from 'kysely';
import type { LookedUp } from '../../observe/looked-up.ts';

/** Lottery metrics for the operators of an installation. */
export const lotteryLookedUp: readonly LookedUp[] = [
  {
    name: 'parlour_lottery_draws_waiting',
    help: 'Draws that wait: for their result since their time (result), for two operators (stopped), for their settlement (settlement).',
    labels: ['for'],
    values: async (db) => {
      const { rows } = await sql<{ what: string; count: string }>`
        select case when status = 'closed' and stopped_reason is not null then 'stopped' when status = 'closed' then 'result' else 'settlement' end as what,
          count(*)::text as count
        from lottery_draw
        where (status = 'closed' and draw_at < clock_timestamp()) or status in ('resulted', 'settling')
          or (status in ('corrected', 'void') and settled_at is null)
        group by 1`.execute(db);
      return rows.map(({ what, count }) => ({ labels: { for: what }, value: Number(count) }));
    },
  },
];
