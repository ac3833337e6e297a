import type { Selectable } from 'kysely';
import type { Db } from '../kernel/tables.ts';
import type { Context } from '../kernel/context.ts';
import type { Clock } from '../kernel/clock.ts';
import type { DevOutboxTable } from './tables.ts';
import type { Senders } from '../kernel/ports.ts';

export type OutboxEntry = Selectable<DevOutboxTable>;
type NewEntry = Pick<OutboxEntry, 'kind' | 'recipient' | 'body'> & { subject?: string };

/** Records a message that a person would have received, if every merchant is a demo; otherwise does nothing. */
export async function record(
  { db, clock, merchants, merchant }: Pick<Context, 'db' | 'clock' | 'merchants' | 'merchant'>,
  entry: NewEntry,
): Promise<void> {
  if (merchants.demo) await store(db, clock, merchant.code, entry);
}

/** Carriers for demo merchants: text messages and e-mails go to the outbox. */
export function outboxSenders(db: Db, clock: Clock): Senders {
  return {
    sms: { send: ({ merchant, to, text }) => store(db, clock, merchant, { kind: 'sms', recipient: to, body: text }) },
    email: {
      send: ({ merchant, to, subject, text }) => store(db, clock, merchant, { kind: 'email', recipient: to, subject, body: text }),
    },
  };
}

/** The newest entries first. */
export function outboxEntries(db: Db, limit = 100): Promise<OutboxEntry[]> {
  return db.selectFrom('dev_outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

async function store(db: Db, clock: Clock, merchant: string, entry: NewEntry): Promise<void> {
  await db
    .insertInto('dev_outbox')
    .values({ merchant, ...entry, at: clock.now() })
    .execute();
}

/** Deletes entries older than a day; returns how many. */
export async function sweepDemoOutbox(db: Db, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - 24 * 3600 * 1000);
  const { numDeletedRows } = await db.deleteFrom('dev_outbox').where('at', '<=', dayAgo).executeTakeFirst();
  return Number(numDeletedRows);
}
