import { deliveryTime } from '@parlour/domain/content';
import { sql } from 'kysely';
import { z } from 'zod';
import { timedJob, type TimedJobOf } from '../../../jobs/job.ts';
import { schedule } from '../../../jobs/schedule.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { isInRule } from '../../content/inbox/received.ts';
import { contactBroadcast } from '../../content/notices/contact-notice.ts';
import { pushBroadcast } from '../../content/push/push-broadcast.ts';
import { tellContent } from '../../content/store.ts';
import { merchantInForce } from '../../settings/decisions.ts';
import { foundMembers } from '../members/list.ts';

/** How many members one run lists, in one transaction. */
const chunk = 5_000;

interface Delivery {
  broadcast: string;
  /** The last member already listed. */
  after: string | null;
}

/**
 * Delivers a broadcast (content N52): freezes its segment, then shows the message in the inboxes and notifies open pages. If the rule alone
 * cannot tell later who was in the segment, its members are first written to a list, in chunks. An offer whose delivery has come late waits
 * until the quiet hours are over. A broadcast that was withdrawn meanwhile is not delivered.
 */
export const deliverBroadcast: TimedJobOf<Delivery> = timedJob({
  name: 'deliver-broadcast',
  payload: z.object({ broadcast: z.uuid(), after: z.uuid().nullable() }),
  run: ({ broadcast: id, after }, { db, now, merchants }) =>
    inTransaction(db, async (trx) => {
      const broadcast = await trx.selectFrom('broadcast').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (broadcast?.state !== 'planned' && broadcast?.state !== 'sending') return 0;
      const { merchant, segment, listed, category } = broadcast;
      const { brand } = await merchantInForce(trx, merchants, merchant, now);
      const at = deliveryTime(category, now, brand.timeZone);
      if (at > now) {
        await trx.updateTable('broadcast').set({ send_at: at }).where('id', '=', id).execute();
        await schedule(trx, deliverBroadcast, { broadcast: id, after }, { key: `${id} ${after} ${at.toISOString()}`, at });
        return 0;
      }
      const frozenAt = broadcast.frozen_at ?? now;
      if (broadcast.state === 'planned')
        await trx.updateTable('broadcast').set({ state: 'sending', frozen_at: frozenAt }).where('id', '=', id).execute();
      if (!listed) {
        const { rows } = await sql<{ count: string }>`select count(*) as count from member m join broadcast b on b.merchant = m.merchant
          where b.id = ${id} and m.kind = 'member' and ${isInRule}`.execute(trx);
        await finish(trx, broadcast, Number(rows[0]!.count), now);
        return 1;
      }
      let found = foundMembers({ db: trx, clock: { now: () => frozenAt } }, [merchants.byCode(merchant)], segment)
        .where('member.created_at', '<=', frozenAt)
        .select('member.id');
      if (after !== null) found = found.where('member.id', '>', after);
      const { rows } = await sql<{ count: number; last: string | null }>`
        with found as (${found.orderBy('member.id').limit(chunk)}),
          added as (insert into broadcast_member (merchant, member_id, broadcast_id)
            select ${merchant}, id, ${id}::uuid from found on conflict do nothing)
        select count(*)::integer as count, (array_agg(id order by id desc))[1] as last from found`.execute(trx);
      const { count, last } = rows[0]!;
      const reached = broadcast.reached + count;
      if (count < chunk || last === null) {
        await finish(trx, broadcast, reached, now);
        return count;
      }
      await trx.updateTable('broadcast').set({ reached }).where('id', '=', id).execute();
      await schedule(trx, deliverBroadcast, { broadcast: id, after: last }, { key: `${id} ${last}`, at: now });
      return count;
    }),
});

async function finish(trx: Db, { id, merchant }: { id: string; merchant: string }, reached: number, now: Date): Promise<void> {
  await trx.updateTable('broadcast').set({ state: 'sent', sent_at: now, reached }).where('id', '=', id).execute();
  await tellContent(trx, merchant, 'broadcast');
  await schedule(trx, pushBroadcast, { broadcast: id, after: null }, { key: id, at: now });
  for (const channel of ['email', 'sms'] as const)
    await schedule(trx, contactBroadcast, { broadcast: id, channel, after: null }, { key: `${id} ${channel}`, at: now });
}
