import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../kernel/transaction.ts';
import { createVault } from '../areas/identity/personal/vault.ts';
import { sealPersonalData } from '../main/set-up.ts';
import { testConfig } from '../testing/config.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { messageCalls, noticeMail, secretMail, textMessage } from './message-calls.ts';
import { callPartner } from './outbound.ts';
import { outboundFetch } from './outbound-fetch.ts';
import { createOutbox, sweepOutbox } from './outbox.ts';

let gateway: TestGateway;
let away: boolean;
let sent: string[];
beforeEach(async () => {
  away = false;
  sent = [];
  const send = ({ to }: { to: string }) => (away ? Promise.reject(new Error('away')) : Promise.resolve(void sent.push(to)));
  gateway = await startTestGateway({ senders: { sms: { send }, email: { send } } });
});
afterEach(() => gateway.close());

const calls = () => gateway.db.selectFrom('outbound_call').selectAll().execute();
const mail = { to: 'rahim@example.com', subject: 'Hello', text: 'Your code is 123456.' };
const call = () => ({ merchant: 'lotus', key: randomUUID() });
const soon = 5000;

describe('a call', () => {
  test('is made once the transaction has committed, and not when it has not', async () => {
    const { outbox, afterwards } = gateway.app;
    const rolledBack = inTransaction(gateway.db, async (trx) => {
      await outbox.put(trx, noticeMail, mail, call());
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    const key = call();
    await inTransaction(gateway.db, async (trx) => {
      await outbox.put(trx, noticeMail, mail, key);
      await outbox.put(trx, noticeMail, mail, key);
      await afterwards.settled();
      expect(sent).toEqual([]);
    });
    expect(await outbox.outcome(noticeMail, key, soon)).toEqual({ state: 'done', error: null });
    expect(sent).toEqual([mail.to]);
  });

  test('with personal data or a secret is sealed while it waits, and keeps nothing when it is over (A06)', async () => {
    away = true;
    const [waiting, over] = [call(), call()];
    await gateway.app.outbox.send(noticeMail, mail, waiting);
    await gateway.app.outbox.send(secretMail, mail, over);
    expect(await gateway.app.outbox.outcome(secretMail, over, soon)).toEqual({ state: 'failed', error: 'Error' });
    const found = new Map((await calls()).map((each) => [each.key, each]));
    expect(found.get(over.key)!.payload).toBeNull();
    expect(found.get(waiting.key)!.payload).toMatch(/^sealed\./);
    expect(JSON.stringify([...found.values()])).not.toMatch(/rahim|123456/);
  });

  test('that waits while keys change is sealed under the new one, and still made', async () => {
    away = true;
    const key = call();
    await gateway.app.outbox.send(noticeMail, mail, key);
    await gateway.app.afterwards.settled();
    const { keys } = testConfig().personalData;
    const both = { ...keys, t2: randomBytes(32).toString('hex') };
    expect(await sealPersonalData(gateway.db, createVault({ current: 't2', keys: both }, gateway.random))).toBeGreaterThan(0);
    const waiting = () => gateway.db.selectFrom('outbound_call').select('payload').where('key', '=', key.key).executeTakeFirstOrThrow();
    expect((await waiting()).payload).toMatch(/^sealed\.t2\./);
    expect(await sealPersonalData(gateway.db, createVault({ current: 't1', keys: both }, gateway.random))).toBeGreaterThan(0);
    away = false;
    gateway.clock.advance(20);
    await gateway.app.outbox.makeDue();
    expect(sent).toEqual([mail.to]);
  });

  test('that must not happen twice is tried once, even if its gateway never comes back', async () => {
    away = true;
    const [failed, lost] = [call(), call()];
    await gateway.app.outbox.send(textMessage, mail, failed);
    await gateway.app.afterwards.settled();
    away = false;
    await gateway.app.outbox.send(textMessage, mail, lost);
    await gateway.app.afterwards.settled();
    // The state after a gateway is killed once the carrier has received the message.
    await gateway.db
      .updateTable('outbound_call')
      .set({ state: 'waiting', payload: 'sealed', ended_at: null })
      .where('key', '=', lost.key)
      .execute();
    gateway.clock.advance(20);
    await gateway.app.outbox.makeDue();
    expect((await calls()).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(sent).toEqual([mail.to]);
  });

  test('that fails is tried again after growing pauses, and never before', async () => {
    away = true;
    await gateway.app.outbox.send(noticeMail, mail, call());
    await gateway.app.afterwards.settled();
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const [entry] = await calls();
      expect(await gateway.app.outbox.makeDue()).toBe(0);
      const wait = (entry!.next_at.getTime() - gateway.clock.now().getTime()) / 1000;
      waits.push(wait);
      gateway.clock.advance(wait);
      if (i === 3) away = false;
      expect(await gateway.app.outbox.makeDue()).toBe(1);
    }
    expect(waits).toEqual([2, 10, 30, 120]);
    expect([sent, await calls()]).toMatchObject([[mail.to], [{ state: 'done', attempts: 5, payload: null }]]);
  });

  test('that its gateway never began is made by another one, once its time is over', async () => {
    const { database, vault, clock } = gateway;
    const send = ({ to }: { to: string }) => Promise.resolve(void sent.push(to));
    const handlers = messageCalls({ sms: { send }, email: { send } });
    const dies = createOutbox({ database, vault, clock, handlers, begin: () => undefined });
    const key = call();
    await dies.send(textMessage, mail, key);
    clock.advance(14);
    expect(await gateway.app.outbox.makeDue()).toBe(0);
    clock.advance(1);
    expect(await gateway.app.outbox.makeDue()).toBe(1);
    expect([sent, await gateway.app.outbox.outcome(textMessage, key, soon)]).toEqual([[mail.to], { state: 'done', error: null }]);
  });

  test('is made once, however many gateways find it due, and none of many is left waiting', async () => {
    away = true;
    for (let i = 0; i < 25; i++) await gateway.app.outbox.send(noticeMail, mail, call());
    await gateway.app.afterwards.settled();
    away = false;
    gateway.clock.advance(2);
    const made = await Promise.all([1, 2, 3].map(() => gateway.app.outbox.makeDue()));
    expect(made.reduce((sum, each) => sum + each)).toBe(25);
    expect(sent).toHaveLength(25);
    expect((await calls()).every(({ state, attempts }) => state === 'done' && attempts === 2)).toBe(true);
  });

  test('costs no job of the queue, whether it succeeds or must be tried again', async () => {
    const jobs = async () => (await sql<{ n: string }>`select count(*) as n from pgboss.job`.execute(gateway.db)).rows[0]!.n;
    const before = await jobs();
    await gateway.app.outbox.send(noticeMail, mail, call());
    away = true;
    await gateway.app.outbox.send(noticeMail, mail, call());
    await gateway.app.afterwards.settled();
    expect(await jobs()).toBe(before);
  });

  test('that was done is forgotten in the end', async () => {
    await gateway.app.outbox.send(noticeMail, mail, call());
    await gateway.app.afterwards.settled();
    const sweep = () => sweepOutbox(gateway.database.db, gateway.clock.now());
    expect(await sweep()).toBe(0);
    gateway.clock.advance(8 * 24 * 3600);
    expect(await sweep()).toBe(1);
    expect(await calls()).toEqual([]);
  });
});

test('nothing is sent from inside a transaction, and no transaction waits for a partner', async () => {
  const { outbox } = gateway.app;
  const inside = (work: () => Promise<unknown>) => expect(inTransaction(gateway.db, work)).rejects.toThrow('inside a transaction');
  const origin = 'http://127.0.0.1:9';
  await inside(() => callPartner({ name: 'test', url: new URL(origin), allowed: origin, headers: {}, body: '{}' }));
  await inside(() => outboundFetch('test', [origin])(origin));
  await inside(() => outbox.outcome(noticeMail, call(), soon));
  // Work started within a transaction may continue after its commit.
  let later: Promise<unknown> | undefined;
  await inTransaction(gateway.db, () => {
    later = new Promise((resume) => setImmediate(resume)).then(() => outbox.outcome(noticeMail, call(), soon));
    return Promise.resolve();
  });
  expect(await later).toEqual({ state: 'done', error: null });
});

test('what waits and what has failed shows in the metrics', async () => {
  away = true;
  await gateway.app.outbox.send(noticeMail, mail, call());
  await gateway.app.outbox.send(secretMail, mail, call());
  await gateway.app.afterwards.settled();
  const { body } = await gateway.guest({ host: 'localhost' }).inject({ method: 'GET', url: '/metrics' });
  for (const series of ['kind="notice-mail",state="waiting"', 'kind="secret-mail",state="failed"'])
    expect(body).toContain(`parlour_outbound_calls{${series}} 1`);
});
