import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening } from '../testing/another-gateway.ts';
import { testConfig } from '../testing/config.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { openStreamClient } from './testing/stream-client.ts';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await startTestGateway({ config: { limits: { ...testConfig().limits, eventStreams: 2 } } });
  port = await listening(gateway.app);
});
afterAll(() => gateway.close());

const openStreams = async () => {
  const { body } = await gateway.guest({ host: 'localhost' }).inject({ method: 'GET', url: '/metrics' });
  return Number(/^parlour_event_streams (\d+)$/m.exec(body)?.[1]);
};

test('a page that does not read is cut off, and delays nobody else', async () => {
  const reader = await openStreamClient(port, { host: 'lotus.localhost' });
  const sleeper = await new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /wps/events HTTP/1.1\r\nhost: lotus.localhost\r\n\r\n'));
    socket.once('data', () => resolve(socket.pause())).on('error', () => undefined);
  });
  await expect.poll(openStreams).toBe(2);
  // More than the system's socket buffers can hold, so that the rest waits in the gateway.
  const large = JSON.stringify({ note: 'x'.repeat(1024 * 1024) });
  for (let i = 0; i < 24; i++) {
    await sql`select event_put('lotus', null, null, 'balanceChanged', ${large})`.execute(gateway.db);
    gateway.database.notifier.notify([{ merchant: 'lotus', memberId: null }]);
    expect((await reader.next()).data.type).toBe('balanceChanged');
  }
  await expect.poll(openStreams).toBe(1);
  sleeper.destroy();
  reader.close();
});

test('a gateway that has all the streams that it may have refuses the next one', async () => {
  await expect.poll(openStreams).toBe(0);
  const streams = [await openStreamClient(port, { host: 'lotus.localhost' }), await openStreamClient(port, { host: 'delta.localhost' })];
  const refused = await openStreamClient(port, { host: 'lotus.localhost' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10']);
  for (const stream of streams) stream.close();
});
