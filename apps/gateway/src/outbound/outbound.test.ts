import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { callPartner } from './outbound.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** Starts a partner's server that gives this answer; returns its origin. */
async function partner(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const call = (origin: string, { allowed = origin, path = '/x' } = {}) =>
  callPartner({ name: 'test', url: new URL(path, origin), allowed, headers: { 'x-own': '1' }, body: '{}' });

test('a partner receives what is sent, and its answer comes back', async () => {
  const origin = await partner((request, response) => response.writeHead(409).end(`${request.method} ${request.headers['x-own']}`));
  expect(await call(origin)).toEqual({ status: 409, text: 'POST 1' });
});

test.each([301, 302, 307, 308])('a redirect by %i is not followed', async (status) => {
  let reached = false;
  const inside = await partner((_request, response) => {
    reached = true;
    response.end();
  });
  const origin = await partner((_request, response) => response.writeHead(status, { location: `${inside}/secret` }).end());
  await expect(call(origin)).rejects.toThrow();
  expect(reached).toBe(false);
});

test('only the configured origin is called: no other port, host, scheme, and no user name before the host', async () => {
  let asked = 0;
  const origin = await partner((_request, response) => {
    asked += 1;
    response.end();
  });
  const { host } = new URL(origin);
  for (const allowed of ['http://127.0.0.1:9', 'http://169.254.169.254', 'https://partner.example', origin.replace('http:', 'https:')])
    await expect(call(origin, { allowed })).rejects.toThrow('may not go to');
  await expect(call(`http://${host}@169.254.169.254`, { allowed: origin })).rejects.toThrow('may not go to');
  await expect(call(origin, { path: '//169.254.169.254/latest' })).rejects.toThrow('may not go to');
  expect(asked).toBe(0);
});

test('an answer without end is not read to it', async () => {
  const origin = await partner((_request, response) => {
    const more = () => response.write('x'.repeat(10_000), () => !response.destroyed && setImmediate(more));
    more();
  });
  await expect(call(origin)).rejects.toThrow('too long');
});

test('a partner that does not answer is given up within five seconds', async () => {
  const origin = await partner(() => undefined);
  const began = performance.now();
  await expect(call(origin)).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(6000);
});
