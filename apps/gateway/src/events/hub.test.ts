import { sql, type Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Db, Tables } from '../kernel/tables.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { createEventHub, type EventHub } from './hub.ts';
import { publish } from '../db/publish.ts';
import type { StoredEvent } from './store.ts';
import { onPostgres } from '../testing/needing.ts';

let gateway: TestGateway;
let hubs: EventHub[] = [];
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => {
  for (const hub of hubs) hub.close();
  hubs = [];
});
afterAll(() => gateway.close());

const never = 3_600_000;
const [ann, ben] = ['0b6f0f0e-5b0a-4d8e-8a63-6f0f5e8f0a01', '0b6f0f0e-5b0a-4d8e-8a63-6f0f5e8f0a02'];

function hubLooking(lookEvery: number): EventHub {
  const onError = (error: unknown) => expect(error).toBeUndefined();
  const hub = createEventHub(gateway.database.db, { onError, lookEvery });
  hubs.push(hub);
  return hub;
}

/** Subscribes a stream that records what it receives. */
async function hears(hub: EventHub, memberId: string | null, lastEventId?: string): Promise<string[]> {
  const heard: string[] = [];
  const deliver = (event: StoredEvent) => void heard.push((event.data as { note: string }).note);
  await hub.subscribe({ merchant: 'lotus', memberId, sessionId: null, begin: () => undefined, deliver }, lastEventId).begun;
  return heard;
}
const put = async (db: Db, memberId: string | null, note: string) => {
  const { rows } = await sql<{
    id: string;
  }>`select event_put('lotus', ${memberId}, null, 'withdrawalUpdated', ${JSON.stringify({ note })}) as id`.execute(db);
  return rows[0]!.id;
};

describe('a hub', () => {
  test('finds at its next look an event that was committed without a notification', async () => {
    const heard = await hears(hubLooking(50), ann);
    await put(gateway.db, ann, 'the gateway died before it could say so');
    await expect.poll(() => heard).toEqual(['the gateway died before it could say so']);
  });

  test('brings with a later notification what an earlier one, which was lost, would have', async () => {
    const hub = hubLooking(never);
    const heard = await hears(hub, ann);
    for (const note of ['one', 'two', 'three']) await put(gateway.db, ann, note);
    hub.hear(`lotus/${ann}`);
    hub.hear(`lotus/${ann}`);
    await expect.poll(() => heard).toEqual(['one', 'two', 'three']);
    hub.hear(`lotus/${ben} delta lotus`);
    await put(gateway.db, null, 'four');
    hub.hear('lotus');
    await expect.poll(() => heard).toEqual(['one', 'two', 'three', 'four']);
  });

  test('sends each member their own events, in order with those for everybody, from a single look for all', async () => {
    const hub = hubLooking(never);
    const [anns, bens, guests] = [await hears(hub, ann), await hears(hub, ben), await hears(hub, null)];
    for (const [who, note] of [
      [ann, 'a1'],
      [null, 'all 1'],
      [ben, 'b1'],
      [ann, 'a2'],
      [null, 'all 2'],
    ] as const)
      await put(gateway.db, who, note);
    hub.lookForAll();
    await expect.poll(() => guests).toEqual(['all 1', 'all 2']);
    await expect.poll(() => anns).toEqual(['a1', 'all 1', 'a2', 'all 2']);
    await expect.poll(() => bens).toEqual(['all 1', 'b1', 'all 2']);
  });
});

test('a notification of what a transaction published is sent when it has committed, and not when it has not', async () => {
  const heard: string[] = [];
  const { notifier } = gateway.database;
  notifier.goBy(async (payload) => heard.push(payload));
  const tell = (trx: Db) => publish(trx, { merchant: 'lotus', memberId: ann, type: 'sessionEnded', data: {} });
  await expect(
    inTransaction(gateway.db, async (trx) => {
      await tell(trx);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await notifier.flush();
  expect(heard).toEqual([]);
  await inTransaction(gateway.db, async (trx) => {
    await tell(trx);
    await tell(trx);
    await notifier.flush();
    expect(heard).toEqual([]);
  });
  await notifier.flush();
  expect(heard).toEqual([`lotus/${ann}`]);
});

// A single connection cannot hold two transactions open.
onPostgres.describe('transactions that commit in another order than they began', () => {
  /** Starts a transaction that commits on demand. */
  async function open(): Promise<{ trx: Transaction<Tables>; commit(): Promise<void> }> {
    const opened = Promise.withResolvers<Transaction<Tables>>();
    const told = Promise.withResolvers<void>();
    const done = gateway.db.transaction().execute((trx) => (opened.resolve(trx), told.promise));
    return { trx: await opened.promise, commit: () => (told.resolve(), done) };
  }
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      gateway.db,
    );
    return rows.length;
  };

  test('of different members: the later one is told at once, the earlier one when it commits', async () => {
    const hub = hubLooking(never);
    const [anns, bens] = [await hears(hub, ann), await hears(hub, ben)];
    const first = await open();
    const [early, late] = [await put(first.trx, ann, 'early'), await put(gateway.db, ben, 'late')];
    expect(BigInt(early)).toBeLessThan(BigInt(late));
    hub.lookForAll();
    await expect.poll(() => bens).toEqual(['late']);
    expect(anns).toEqual([]);
    await first.commit();
    hub.hear(`lotus/${ann}`);
    await expect.poll(() => anns).toEqual(['early']);
  });

  test('of one member: the second waits for the first, so a page that resumes behind it has missed nothing', async () => {
    const hub = hubLooking(never);
    const heard = await hears(hub, ann);
    const first = await open();
    const early = await put(first.trx, ann, 'early');
    const late = put(gateway.db, ann, 'late');
    await expect.poll(waiting).toBe(1);
    hub.lookForAll();
    await first.commit();
    expect(BigInt(await late)).toBeGreaterThan(BigInt(early));
    hub.hear(`lotus/${ann}`);
    await expect.poll(() => heard).toEqual(['early', 'late']);
    const resumed = await hears(hub, ann, early);
    await expect.poll(() => resumed).toEqual(['late']);
  });

  test('with one for everybody: it waits for all of the site, and no guest passes over it', async () => {
    const hub = hubLooking(never);
    const heard = await hears(hub, ann);
    const first = await open();
    await put(first.trx, ann, 'mine');
    const forAll = put(gateway.db, null, 'everybody’s');
    await expect.poll(waiting).toBe(1);
    await first.commit();
    await forAll;
    hub.hear('lotus');
    await expect.poll(() => heard).toEqual(['mine', 'everybody’s']);
  });
});
