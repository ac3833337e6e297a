import { sql, type Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../db/open.ts';
import type { Vault } from '../kernel/ports.ts';
import type { Db } from '../kernel/tables.ts';
import { databaseTime } from '../db/database-time.ts';
import type { Clock } from '../kernel/clock.ts';
import type { CallState, Outbox } from '../kernel/outbox.ts';
import { afterCommit, inTransaction, refuseInTransaction } from '../kernel/transaction.ts';
import { outboundCalls } from '../observe/meters.ts';
import { CallRefused, type CallFacts, type CallHandler } from './handling.ts';
import { payloadPlace } from './sealed-calls.ts';
import { reasonOf, SendFailure } from './senders/send-failure.ts';
import type { OutboundCallTable } from './tables.ts';
import type { Jobs } from '../jobs/job.ts';

export interface OutboxDeps {
  database: Pick<Database, 'db' | 'forMerchant'>;
  vault: Vault;
  clock: Clock;
  handlers: readonly CallHandler[];
  /** Starts work that no answer waits for. */
  begin(what: string, work: () => Promise<unknown>): void;
  /** How long a gateway's claim to a call lasts, in ms: longer than any call takes. */
  claimMs?: number;
}

type Entry = Selectable<OutboundCallTable>;

/** Seconds until the next attempt after the first, the second, and so on; the last one repeats. */
const pauses = [2, 10, 30, 120, 600, 1800] as const;

/** How many due calls a gateway makes at a time. */
const atOnce = 10;

export function createOutbox({ database, vault, clock, handlers, begin, claimMs = 15_000 }: OutboxDeps): Outbox {
  const { db } = database;
  const byName = new Map(handlers.map((handler) => [handler.kind.name, handler]));
  if (byName.size < handlers.length) throw new Error('two handlers for the same kind of call');
  /** First attempts that this gateway makes right after a commit. */
  const underWay = new Map<string, Promise<unknown>>();

  const factsOf = ({ id, merchant, key }: Entry): CallFacts => ({ id, merchant, key });
  const openPayload = ({ payload, merchant, id }: Entry, { kind }: CallHandler): unknown =>
    JSON.parse(kind.sealed ? vault.open(payloadPlace({ merchant, id }), payload!) : payload!);
  const put: Outbox['put'] = async (trx, kind, payload, { merchant, key }) => {
    if (!byName.has(kind.name)) throw new Error(`nobody handles calls of the kind ${kind.name}`);
    const now = clock.now();
    const id = uuid({ msecs: now.getTime() });
    const text = JSON.stringify(payload);
    const stored = await trx
      .insertInto('outbound_call')
      .values({
        id,
        merchant,
        kind: kind.name,
        key,
        payload: kind.sealed ? vault.seal(payloadPlace({ merchant, id }), text) : text,
        created_at: now,
        next_at: now,
        // This gateway makes the call right after the commit; if it dies before that, another one does.
        claimed_until: new Date(now.getTime() + claimMs),
        deadline: new Date(now.getTime() + kind.within * 1000),
        last_error: null,
        ended_at: null,
      })
      .onConflict((c) => c.columns(['merchant', 'kind', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return;
    afterCommit(trx, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      underWay.set(id, promise);
      begin(`the call ${kind.name}`, () => make(id).finally(() => (underWay.delete(id), resolve())));
    });
  };

  /** Claims a call for this gateway; undefined if it has ended, is not due or is claimed by another gateway. */
  const claim = (id: string, now: Date): Promise<Entry | undefined> =>
    db
      .updateTable('outbound_call')
      .set({ attempts: sql`attempts + 1`, claimed_until: new Date(now.getTime() + claimMs) })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where((eb) =>
        eb.or([
          eb('attempts', '=', 0),
          eb.and([eb('next_at', '<=', now), eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)])]),
        ]),
      )
      .returningAll()
      .executeTakeFirst();

  const make = async (id: string): Promise<number> => {
    const now = await databaseTime(db, clock);
    const entry = await claim(id, now);
    if (!entry) return 0;
    const handler = byName.get(entry.kind);
    if (!handler) throw new Error(`nobody handles calls of the kind ${entry.kind}`);
    // A gateway started the last permitted attempt and never reported back, or no gateway was running for too long.
    if (entry.attempts > handler.kind.attempts || entry.deadline <= now) {
      await giveUp(entry, handler, entry.last_error ?? 'never heard of again', false);
      return 1;
    }
    const end = outboundCalls.startTimer({ kind: entry.kind });
    let note: Awaited<ReturnType<CallHandler['call']>>;
    try {
      note = await handler.call(openPayload(entry, handler), factsOf(entry));
      end({ outcome: 'done' });
    } catch (error) {
      end({ outcome: 'failed' });
      await notDone(entry, handler, error);
      return 1;
    }
    await inTransaction(db, async (trx) => {
      if (!(await lock(trx, entry))) return;
      await note(trx, clock.now());
      await finish(trx, entry, { state: 'done', last_error: null });
    });
    return 1;
  };

  /** Calls whose attempt is due and that no gateway has claimed. */
  const dueCalls = async (): Promise<string[]> => {
    const now = sql<Date>`coalesce(${clock.statementTime()}::timestamptz, now())`;
    const due = await db
      .selectFrom('outbound_call')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
      .orderBy('next_at')
      .limit(atOnce)
      .execute();
    return due.map(({ id }) => id);
  };

  const makeDue = async (): Promise<number> => {
    let made = 0;
    for (let more = true; more;) {
      const due = await dueCalls();
      const results = await Promise.allSettled(due.map(make));
      for (const result of results) {
        if (result.status === 'rejected') throw result.reason;
        made += result.value;
      }
      more = due.length === atOnce;
    }
    return made;
  };

  const notDone = async (entry: Entry, handler: CallHandler, error: unknown): Promise<void> => {
    const refused = error instanceof CallRefused;
    const why = refused || error instanceof SendFailure ? error.message : reasonOf(error);
    const now = await databaseTime(db, clock);
    const next = new Date(now.getTime() + pauses[Math.min(entry.attempts, pauses.length) - 1]! * 1000);
    if (refused || entry.attempts >= handler.kind.attempts || next >= entry.deadline) return giveUp(entry, handler, why, refused);
    await db
      .updateTable('outbound_call')
      .set({ next_at: next, claimed_until: null, last_error: why })
      .where('id', '=', entry.id)
      .where('state', '=', 'waiting')
      .where('attempts', '=', entry.attempts)
      .execute();
  };

  const giveUp = (entry: Entry, handler: CallHandler, why: string, refused: boolean): Promise<void> =>
    inTransaction(db, async (trx) => {
      if (!(await isOurs(trx, entry))) return;
      await handler.failed(trx, { payload: () => openPayload(entry, handler), refused, facts: factsOf(entry) }, clock.now());
      await finish(trx, entry, { state: 'failed', last_error: why, keep: !handler.kind.sealed });
    });

  /**
   * If several gateways made a call, because one was taken for dead, only the last of them may declare it failed, but any may declare it
   * done.
   */
  const isOurs = async (trx: Db, entry: Entry): Promise<boolean> => (await lock(trx, entry))?.attempts === entry.attempts;

  const lock = (trx: Db, { id }: Entry) =>
    trx.selectFrom('outbound_call').select('attempts').where('id', '=', id).where('state', '=', 'waiting').forUpdate().executeTakeFirst();

  /** Keeps what an operator needs to retry a failed call, unless it is personal or secret. */
  const finish = async (
    trx: Db,
    { id }: Entry,
    { keep = false, ...change }: { state: CallState; last_error: string | null; keep?: boolean },
  ): Promise<void> => {
    const ended = { ...change, claimed_until: null, ended_at: clock.now() };
    await trx
      .updateTable('outbound_call')
      .set(keep ? ended : { ...ended, payload: null })
      .where('id', '=', id)
      .execute();
  };

  return {
    put,
    send: (kind, payload, call) => put(database.forMerchant(call.merchant), kind, payload, call),
    makeDue,
    async outcome({ name }, { merchant, key }, withinMs) {
      refuseInTransaction(`waiting for the call ${name}`);
      const until = performance.now() + withinMs;
      for (;;) {
        const entry = await db
          .selectFrom('outbound_call')
          .select(['id', 'state', 'last_error', 'next_at'])
          .where('merchant', '=', merchant)
          .where('kind', '=', name)
          .where('key', '=', key)
          .executeTakeFirst();
        // Ended long ago and already deleted.
        if (!entry) return { state: 'done', error: null };
        const left = until - performance.now();
        const dueIn = entry.next_at.getTime() - clock.now().getTime();
        if (entry.state !== 'waiting' || left <= 0 || dueIn >= left) return { state: entry.state, error: entry.last_error };
        await within(underWay.get(entry.id), Math.min(left, underWay.has(entry.id) ? left : 50));
      }
    },
  };
}

/** Waits for `work`, for this many ms at most. */
async function within(work: Promise<unknown> | undefined, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, ...(work ? [work] : [])]).finally(() => clearTimeout(timer));
}

const day = 24 * 3600_000;

/** Deletes calls that ended long ago; returns how many. For a periodic job. */
export async function sweepOutbox(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbound_call')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'done'), eb('ended_at', '<', new Date(now.getTime() - 7 * day))]),
        eb.and([eb('state', '=', 'failed'), eb('ended_at', '<', new Date(now.getTime() - 30 * day))]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes calls that ended long ago. Each gateway looks for due calls on its own (jobs/run-jobs.ts). */
export const outboundJobs = {
  periodic: [{ name: 'sweep-outbox', when: '*/10 * * * *', run: ({ db, now }) => sweepOutbox(db, now) }],
} as const satisfies Partial<Jobs>;
