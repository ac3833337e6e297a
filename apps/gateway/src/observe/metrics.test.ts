import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStreamClient } from '../events/testing/stream-client.ts';
import { jobs } from '../areas.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { listening } from '../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { playing } from '../areas/vendors/testing.ts';
import { fund } from '../areas/wallet/testing.ts';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await startTestGateway();
  port = await listening(gateway.app);
});
afterAll(() => gateway.close());

const shown = async () => (await gateway.guest({ host: 'localhost' }).inject({ method: 'GET', url: '/metrics' })).body;
/** The value of a series; 0 if it has never been seen. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1] ?? 0,
  );
/** By how much these series grow while `deed` runs. */
async function growth(series: readonly string[], deed: () => Promise<unknown>): Promise<number[]> {
  const before = await shown();
  await deed();
  const after = await shown();
  return series.map((name) => valueOf(after, name) - valueOf(before, name));
}

test('money is counted once it has moved, by kind, currency and book', async () => {
  const player = await gateway.registerMember();
  const labels = '{kind="deposit",currency="BDT",book="real"}';
  const series = [`parlour_transfers_total${labels}`, `parlour_transferred_minor_units_total${labels}`];
  expect(await growth(series, () => fund(gateway, player, '500.00'))).toEqual([1, 50_000]);
});

test('a message is counted once its carrier has accepted or refused it', async () => {
  let failing = false;
  const send = () => (failing ? Promise.reject(new Error('away')) : Promise.resolve());
  const other = await startTestGateway({ senders: { sms: { send } } });
  const browser = other.guest();
  const ask = async (mobileNum: string) =>
    browser.call('sendRegisterSms', {
      body: { countryDialingCode: '+880', mobileNum, regType: 'registerMobile', altcha: await browser.solve() },
    });
  const series = ['sent', 'failed'].map((outcome) => `parlour_message_seconds_count{channel="sms",outcome="${outcome}"}`);
  const grown = await growth(series, async () => {
    await ask('1700000001');
    failing = true;
    await ask('1700000002');
    await ask('1700000003');
    // Refused without calling a carrier.
    await ask('1700000003');
  });
  await other.close();
  expect(grown).toEqual([1, 2]);
});

test('a bet of a vendor is counted once, its time by outcome; a repeat and a refusal move nothing', async () => {
  const { bet } = await playing(gateway, '100.00');
  const series = [
    'parlour_transfers_total{kind="bet",currency="BDT",book="real"}',
    'parlour_transferred_minor_units_total{kind="bet",currency="BDT",book="real"}',
    'parlour_wallet_call_seconds_count{call="bet",outcome="ok"}',
    'parlour_wallet_call_seconds_count{call="bet",outcome="NOT_ENOUGH_MONEY"}',
    'parlour_wallet_call_seconds_count{call="bet",outcome="INVALID_SIGNATURE"}',
    'parlour_security_events_total{event="vendor_refused"}',
  ];
  const once = { transactionId: 'counted', roundId: 'counted', amount: '7.50' };
  const grown = await growth(series, async () => {
    await bet(once);
    await bet(once);
    await bet({ amount: '5000.00' });
    await bet({}, { key: 'another key' });
  });
  expect(grown).toEqual([1, 750, 2, 1, 1, 1]);
});

test('requests are counted by operation and status, security events by name', async () => {
  const series = [
    'parlour_http_request_seconds_count{operation="getBalance",status="401"}',
    'parlour_http_request_seconds_count{operation="login",status="401"}',
    'parlour_security_events_total{event="login_failed"}',
  ];
  const grown = await growth(series, async () => {
    const browser = gateway.guest();
    await browser.call('getBalance');
    await browser.call('login', { body: { type: 'username', username: 'nobody', password: 'x', altcha: await browser.solve() } });
  });
  expect(grown).toEqual([1, 1, 1]);
});

test('streams, requests in flight and the delay of events are measured', async () => {
  const player = await gateway.registerMember();
  const stream = await openStreamClient(port, { host: 'lotus.localhost', cookies: player.cookies });
  const before = valueOf(await shown(), 'parlour_event_lag_seconds_count') ?? 0;
  await fund(gateway, player, '500.00');
  await expect.poll(async () => valueOf(await shown(), 'parlour_event_lag_seconds_count')).toBeGreaterThan(before);
  const text = await shown();
  expect([valueOf(text, 'parlour_event_streams'), valueOf(text, 'parlour_requests_in_flight')]).toEqual([1, 2]);
  stream.close();
  await expect.poll(async () => valueOf(await shown(), 'parlour_event_streams')).toBe(0);
});

test('the guide lists every metric of ours and no other', async () => {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/guides/observe.md'), 'utf8');
  const listed = [...guide.matchAll(/^\| `(parlour_\w+)/gm)].map((match) => match[1]!);
  const there = [...(await shown()).matchAll(/^# TYPE (parlour_\w+)/gm)].map((match) => match[1]!);
  expect(listed.toSorted()).toEqual(there.toSorted());
});

test('waiting jobs are measured, once there are any', async () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const other = await startTestGateway();
  const { database, config, clock, vault } = other;
  const running = await runJobs({ database, jobs, config, clock, merchants: other.merchants, outbox: other.app.outbox, vault, log });
  await running.stop();
  await sql`insert into pgboss.job (name, state, start_after) values
    ('sweep-events', 'created', now()), ('sweep-spent', 'created', now() - interval '6 s'), ('reconcile', 'failed', now())`.execute(
    database.owner,
  );
  const { body } = await other.guest({ host: 'localhost' }).inject({ method: 'GET', url: '/metrics' });
  await other.close();
  const told = { 'sweep-events': 'waiting', 'sweep-spent': 'late', reconcile: 'failed' };
  for (const [queue, state] of Object.entries(told)) expect(valueOf(body, `parlour_jobs{queue="${queue}",state="${state}"}`)).toBe(1);
});
