import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openStreamClient } from '../events/testing/stream-client.ts';
import { setMaintenance } from '../areas/site/close-site.ts';
import { anotherGateway, listening } from '../testing/another-gateway.ts';
import { testConfig } from '../testing/config.ts';
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '../testing/gateway.ts';
import { callWallet } from '../areas/vendors/testing.ts';
import { onEmbedded } from '../testing/needing.ts';

let gateway: TestGateway;
let release: () => void = () => undefined;
afterEach(async () => {
  release();
  await gateway.close();
});

/** A gateway whose database answers no query until it is released. */
async function withBusyDatabase(options: TestGatewayOptions): Promise<void> {
  gateway = await startTestGateway(options);
  const { promise, resolve } = Promise.withResolvers<void>();
  void gateway.database.alone(() => promise);
  release = resolve;
}

// On Postgres, other connections would still answer; npm run faults covers that case (F03, F08).
onEmbedded.describe('while the database does not answer', () => {
  test('each interface answers 503 in its own shape when the time is over, and serves again afterwards (E15)', async () => {
    await withBusyDatabase({ config: { answerWithinMs: 150 } });
    const [page, vendor] = await Promise.all([
      gateway.guest().call('getSystemStatus'),
      callWallet(gateway, 'balance', { sessionId: '00000000-0000-4000-8000-000000000000' }),
    ]);
    expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '1' }, body: { success: false, code: 'unavailable' } });
    expect(vendor).toMatchObject({ status: 503, body: { code: 'UNKNOWN' } });
    release();
    expect((await gateway.guest().call('getSystemStatus')).status).toBe(200);
  });

  test('an event stream has no deadline once it has begun', async () => {
    await withBusyDatabase({ config: { answerWithinMs: 150 } });
    release();
    const { merchants, app, db, clock } = gateway;
    const stream = await openStreamClient(await listening(app), { host: merchants.all[0]!.domains[0]! });
    // The abandoned call started after the stream, so the stream's time must have been up too.
    const { promise, resolve } = Promise.withResolvers<void>();
    void gateway.database.alone(() => promise);
    expect((await gateway.guest().call('getSystemStatus')).status).toBe(503);
    resolve();
    await setMaintenance(db, merchants.all[0]!.code, { on: false }, clock.now());
    expect((await stream.next()).data).toMatchObject({ type: 'systemStatus' });
    stream.close();
  });

  test('calls beyond the limit of concurrent ones are turned away at once; health is not (F08)', async () => {
    await withBusyDatabase({ config: { limits: { ...testConfig().limits, callsInFlight: 2 } } });
    const waiting = [1, 2].map(() => gateway.guest().call('getSystemStatus'));
    const turnedAway = await gateway.guest().call('getSystemStatus');
    expect(turnedAway).toMatchObject({ status: 503, headers: { 'retry-after': '1' }, body: { code: 'unavailable' } });
    expect((await gateway.app.inject('/health/live')).statusCode).toBe(200);
    expect((await gateway.app.inject('/health/ready')).statusCode).toBe(503);
    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await gateway.guest().call('getSystemStatus')).status).toBe(200);
  });

  test('event streams beyond their limit are turned away at once, and leave room for calls (F10)', async () => {
    await withBusyDatabase({ config: { limits: { ...testConfig().limits, streamsOpening: 2 } } });
    const { merchants, app } = gateway;
    const [port, host] = [await listening(app), merchants.all[0]!.domains[0]!];
    const opening = Array.from({ length: 5 }, () => openStreamClient(port, { host }));
    const refused: unknown[] = [];
    for (const each of opening) void each.then(({ status, headers }) => refused.push([status, headers['retry-after']]));
    await expect.poll(() => refused).toEqual(Array.from({ length: 3 }, () => [503, '1']));
    const call = gateway.guest().call('getSystemStatus');
    release();
    const streams = await Promise.all(opening);
    expect(streams.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503, 503]);
    expect((await call).status).toBe(200);
    // They stay open and no longer count.
    const next = await Promise.all([1, 2].map(() => openStreamClient(port, { host })));
    expect(next.map(({ status }) => status)).toEqual([200, 200]);
    for (const stream of [...streams, ...next]) stream.close();
  });
});

describe('a gateway that shuts down', () => {
  const request = 'GET /wps/system/status HTTP/1.1\r\nHost: lotus.localhost\r\n\r\n';

  test('answers what is posted over open connections, closes them, and lets nobody new in (F12)', async () => {
    gateway = await startTestGateway();
    const app = await anotherGateway(gateway);
    const port = await listening(app);
    const open = await connected(port);
    expect(await open.ask(request)).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive/i);
    const closed = app.close();
    // Its own end starts at once, so this call is later.
    const last = await open.ask(request);
    expect(last).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
    // It stops listening once everything that ends with it has started to end, which may be after that answer.
    const refused = () =>
      connected(port).then(
        ({ socket }) => void socket.destroy(),
        (error: Error) => error.message,
      );
    await expect.poll(refused).toContain('ECONNREFUSED');
    await closed;
  });

  test('does not wait for connections that say nothing', async () => {
    gateway = await startTestGateway();
    const app = await anotherGateway(gateway);
    const silent = await connected(await listening(app));
    const ended = new Promise((resolve) => silent.socket.once('close', resolve));
    await app.close();
    await ended;
  });
});

/** A connection for raw requests; each answer arrives in one piece. */
function connected(port: number): Promise<{ socket: Socket; ask(bytes: string): Promise<string> }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const ask = (bytes: string) =>
        new Promise<string>((answered) => {
          socket.once('data', (data) => answered(data.toString()));
          socket.write(bytes);
        });
      resolve({ socket, ask });
    });
    socket.once('error', reject);
  });
}
