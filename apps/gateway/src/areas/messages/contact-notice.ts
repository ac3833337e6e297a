import type { TimedJobOf } from '../../jobs/job.ts';
import { schedule } from '../../jobs/schedule.ts';
import type { Db } from '../../kernel/tables.ts';

/** The job that notifies a member of a message by e-mail or SMS. `areas/content` runs it, because that area may open contacts. */
export const contactNotice: Pick<TimedJobOf<{ message: string }>, 'name' | 'payload'> = { name: 'contact-notice' };

/** Notifies a member of a message by e-mail or SMS, after the caller's transaction has committed, if they have ever chosen such notices. */
export async function noticeLater(db: Db, { message, memberId }: { message: string; memberId: string }, now: Date): Promise<void> {
  const choice = await db
    .selectFrom('push_choice')
    .select('id')
    .where('member_id', '=', memberId)
    .where('channel', 'in', ['email', 'sms'])
    .limit(1)
    .executeTakeFirst();
  if (choice) await schedule(db, contactNotice, { message }, { key: message, at: now });
}
