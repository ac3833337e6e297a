import { deliveryTime } from '@parlour/domain/content';
import type { LanguageCode } from '@parlour/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { timedJob, type TimedJobOf } from '../../../jobs/job.ts';
import { schedule } from '../../../jobs/schedule.ts';
import { textOf } from '../../../kernel/texts/texts.ts';
import { pushCall } from '../../messages/push/push-call.ts';
import { inboxPath, pushes } from '../../messages/push/push-message.ts';
import { merchantInForce } from '../../settings/decisions.ts';
import { writtenIn } from '../inbox/inbox.ts';
import { countOffer, isNotified, sentBroadcast } from '../inbox/notified.ts';

/** How many devices one run notifies. */
const chunk = 500;

interface Pushed {
  broadcast: string;
  /** The last device that was notified. */
  after: string | null;
}

/**
 * Notifies devices of a broadcast (content N87), those of members who want its category and have not read it. Offers wait until the quiet
 * hours are over, skip members who are excluded from betting, and count towards the weekly limit.
 */
export const pushBroadcast: TimedJobOf<Pushed> = timedJob({
  name: 'push-broadcast',
  payload: z.object({ broadcast: z.uuid(), after: z.uuid().nullable() }),
  async run({ broadcast: id, after }, { db, now, merchants, outbox }) {
    const broadcast = await sentBroadcast(db, id);
    if (!broadcast) return 0;
    const { category } = broadcast;
    const merchant = await merchantInForce(db, merchants, broadcast.merchant, now);
    if (!pushes(merchant)) return 0;
    const at = deliveryTime(category, now, merchant.brand.timeZone);
    if (at > now) {
      await schedule(db, pushBroadcast, { broadcast: id, after }, { key: `${id} ${after} ${at.toISOString()}`, at });
      return 0;
    }
    const { rows: devices } = await sql<{ id: string; member_id: string; language: LanguageCode; details: boolean }>`
      select s.id, s.member_id, m.language, s.details
      from push_subscription s
      join member m on m.id = s.member_id
      join broadcast b on b.id = ${id} and b.merchant = m.merchant
      left join broadcast_mark mark on mark.member_id = m.id and mark.broadcast_id = b.id
      where s.merchant = ${merchant.code} and (${after}::uuid is null or s.id > ${after}::uuid)
        and ${isNotified(category, 'push', now)}
      order by s.id limit ${chunk}`.execute(db);
    for (const { id: device, member_id, language, details } of devices) {
      if (category === 'offers') await countOffer(db, { merchant: merchant.code, broadcast: id, member: member_id, now });
      const { title, linkage, linkageType } = writtenIn(broadcast, merchant, language);
      const notice = {
        device,
        title: merchant.name,
        body: details ? title : textOf(`push.${category}`, language),
        tag: category,
        url: linkageType === 'ROUTE' && linkage !== undefined ? linkage : inboxPath,
        urgent: false,
      };
      await outbox.send(pushCall, notice, { merchant: merchant.code, key: `${id} ${device}` });
    }
    const last = devices.at(-1);
    if (devices.length === chunk && last)
      await schedule(db, pushBroadcast, { broadcast: id, after: last.id }, { key: `${id} ${last.id}`, at: now });
    return devices.length;
  },
});
