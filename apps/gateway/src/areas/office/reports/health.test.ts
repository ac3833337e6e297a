// Office 9, "Health".
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { createHeartbeat } from '../../../http/health/heartbeat.ts';
import { noteStatedKeys, replaceKey } from '../../../outbound/partner-keys.ts';
import { sweepOperations } from '../../../http/sweep.ts';
import { fund } from '../../wallet/testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const look = () => officeOf(gateway).call('getHealth', {});

test('a failed job is listed with its error, runs again when an operator orders it, and the log has who did', async () => {
  const [amina] = await firstTwo(gateway);
  const { rows } = await sql<{ id: string }>`insert into pgboss.job (name, state, output, retry_count, completed_on)
    values ('sweep-events', 'failed', '{"message": "the disk is full"}', 2, now()) returning id`.execute(gateway.db);
  const { id } = rows[0]!;
  expect((await look()).jobs.find(({ job }) => job === 'sweep-events')).toMatchObject({ failed: 1, waiting: 0 });
  expect((await look()).failures).toEqual([
    { id, job: 'sweep-events', at: expect.any(String) as string, attempts: 3, error: 'the disk is full' },
  ]);
  expect(await operate(gateway, 'retryJob', { id }, amina)).toEqual({ id, job: 'sweep-events' });
  const after = await look();
  expect(after.failures).toEqual([]);
  expect(after.jobs.find(({ job }) => job === 'sweep-events')).toMatchObject({ failed: 0, waiting: 1 });
  await expect(operate(gateway, 'retryJob', { id }, amina)).rejects.toMatchObject({ code: 'not_found' });
  const { list } = await officeOf(gateway, amina).call('listAuditEvents', { query: { event: 'job.retried' } });
  expect(list.map(({ actor, outcome, subject }) => [actor, outcome, subject])).toContainEqual(['amina', 'done', id]);
});

test('providers are shown with the outcomes of today’s deposits', async () => {
  const player = await gateway.registerMember();
  await fund(gateway, player, '100.00');
  await player.value('createDeposit', { body: { amount: '200.00' } });
  expect((await look()).providers).toEqual([{ merchant: 'lotus', provider: 'sandbox', succeeded: 1, failed: 0, unpaid: 0, pending: 1 }]);
});

test('each partner is shown with its last reconciliation', async () => {
  const heard = gateway.clock.now();
  await gateway.db.deleteFrom('reconciliation_source').execute();
  await gateway.db
    .insertInto('reconciliation_source')
    .values([
      { source: 'vendor JL', asked_at: heard, heard_at: heard, differences: 2 },
      { source: 'vendor ZZ', asked_at: heard, heard_at: null, differences: 0 },
    ])
    .execute();
  expect((await look()).reconciliations).toEqual([
    { source: 'vendor JL', asked: heard.toISOString(), heard: heard.toISOString(), differences: 2 },
    { source: 'vendor ZZ', asked: heard.toISOString(), heard: null, differences: 0 },
  ]);
});

test('keys are shown with their age: since the configuration states them, or since an operator replaced them', async () => {
  const { db, vault, config } = gateway;
  const since = async () =>
    Object.fromEntries((await look()).keys.map(({ key, of, name, since: at }) => [[key, of, name].filter(Boolean).join(' '), at]));
  expect(await since()).toMatchObject({ 'vendor JL signing': null, 'provider sandbox signing': null });
  const first = gateway.clock.now();
  await noteStatedKeys(db, config, first);
  gateway.clock.advance(3600);
  expect(await noteStatedKeys(db, config, gateway.clock.now()), 'the same keys').toBe(0);
  expect(await since()).toMatchObject({ 'vendor JL signing': first.toISOString(), 'provider sandbox signing': first.toISOString() });
  const at = gateway.clock.now();
  const { key } = config.vendors['JL']!;
  const id = { kind: 'vendor', partner: 'JL', name: 'signing' } as const;
  const next = 'another key of the vendor, long enough';
  await replaceKey(db, vault, { id, key: next, before: { key, version: 0 }, until: at, by: 'bao', at, reason: 'Leaked' });
  expect(await since()).toMatchObject({ 'vendor JL signing': at.toISOString(), 'provider sandbox signing': first.toISOString() });
  // A key that another release's configuration stated says nothing about the age of this one.
  await sql`update stated_key set fingerprint = 'other' where partner = 'sandbox'`.execute(db);
  expect(await since()).toMatchObject({ 'provider sandbox signing': null });
});

test('gateways report their state; one that stops reporting is lost, one that shuts down is gone', async () => {
  const { db } = gateway.database;
  const of = (version: string, streams: number) =>
    createHeartbeat({
      db,
      clock: gateway.clock,
      version,
      streams: () => streams,
      look: () => Promise.resolve({ status: 'ready', database: 'up', migrations: 'current', redis: 'none' }),
    });
  const [first, second] = [of('1.0.0', 3), of('1.1.0', 40)];
  await first.beat();
  gateway.clock.advance(90);
  await second.beat();
  const told = (await look()).gateways.map(({ version, status, streams }) => ({ version, status, streams }));
  expect(told).toEqual([
    { version: '1.0.0', status: 'lost', streams: 3 },
    { version: '1.1.0', status: 'ready', streams: 40 },
  ]);
  await first.stop();
  expect((await look()).gateways.map(({ version }) => version)).toEqual(['1.1.0']);

  const logIns = async () => (await look()).security.find(({ event }) => event === 'login_failed')?.count ?? 0;
  const before = await logIns();
  const browser = gateway.guest();
  await browser.call('login', { body: { type: 'username', username: 'nobody', password: 'x', altcha: await browser.solve() } });
  await second.beat();
  await second.beat();
  expect(await logIns(), 'counted once').toBe(before + 1);

  gateway.clock.advance(25 * 3600);
  await sweepOperations(db, gateway.clock.now());
  expect((await look()).gateways, 'not seen for a day').toEqual([]);
});
