import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isPrivateAddress, outboundFetch } from './outbound-fetch.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** Starts a server that gives this answer; returns its origin. */
async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((heard) => server.listen(0, '127.0.0.1', heard));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('requests like fetch does, and returns the whole answer', async () => {
  const origin = await listening((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () =>
      response
        .writeHead(201, { 'content-type': 'application/json', 'x-told': 'yes' })
        .end(JSON.stringify([request.method, request.url, request.headers['content-type'], Buffer.concat(parts).toString()])),
    );
  });
  const ask = outboundFetch('test', [origin]);
  const answer = await ask(`${origin}/a?b=c`, { method: 'POST', body: new URLSearchParams({ text: 'ঘ &' }) });
  expect([answer.status, answer.headers.get('x-told')]).toEqual([201, 'yes']);
  expect(await answer.json()).toEqual(['POST', '/a?b=c', 'application/x-www-form-urlencoded', 'text=%E0%A6%98+%26']);
  expect(await (await ask(`${origin}/plain`)).json()).toEqual(['GET', '/plain', null, '']);
});

test('E05: goes to the configured origin only: no other host, port, scheme, and no user name before the host', async () => {
  const ask = outboundFetch('test', ['https://carrier.example', 'http://127.0.0.1:9']);
  for (const url of [
    'https://other.example/',
    'http://carrier.example/',
    'https://carrier.example:8443/',
    'http://169.254.169.254/latest',
    'https://key@carrier.example/',
  ])
    await expect(ask(url)).rejects.toThrow('may not go to');
});

test('E05: a name that resolves to an internal address is not called', async () => {
  let reached = false;
  const origin = await listening((_request, response) => {
    reached = true;
    response.end();
  });
  const byName = origin.replace('127.0.0.1', 'localhost');
  await expect(outboundFetch('test', [byName])(byName)).rejects.toThrow('inside this network');
  expect(reached).toBe(false);
});

test.each([301, 302, 303, 307, 308])('E05: a redirect by %i is not followed', async (status) => {
  let reached = false;
  const inside = await listening((_request, response) => {
    reached = true;
    response.end();
  });
  const origin = await listening((_request, response) => response.writeHead(status, { location: `${inside}/secret` }).end());
  await expect(outboundFetch('test', [origin, inside])(origin)).rejects.toThrow('does not go');
  expect(reached).toBe(false);
});

test('E05: neither an endless answer nor silence is waited for', async () => {
  const endless = await listening((_request, response) => {
    const more = () => response.write('x'.repeat(50_000), () => !response.destroyed && setImmediate(more));
    more();
  });
  await expect(outboundFetch('test', [endless])(endless)).rejects.toThrow('too long');
  const silent = await listening(() => undefined);
  const began = performance.now();
  await expect(outboundFetch('test', [silent])(silent)).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(5000);
});

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::', true],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
])('%s is inside: %s', (address, inside) => {
  expect(isPrivateAddress(address)).toBe(inside);
});
