import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening } from '../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await startTestGateway();
  // Shorter than in production (10 s and 30 s), to keep the test fast.
  gateway.app.server.headersTimeout = 300;
  gateway.app.server.requestTimeout = 600;
  port = await listening(gateway.app);
});
afterAll(() => gateway.close());

/** Sends these bytes and nothing more; returns what the gateway sends until it closes the connection. */
function stall(bytes: string): { said: Promise<string>; socket: Socket } {
  let text = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  const said = new Promise<string>((resolve, reject) => {
    socket.on('data', (data) => (text += data.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  return { said, socket };
}

const line = 'POST /wallet/v1/balance HTTP/1.1\r\nHost: lotus.localhost\r\n';

test.each([
  ['a head', `${line}X-A: a`],
  ['a body', `${line}Content-Length: 100\r\n\r\n{`],
  ['chunks', `${line}Transfer-Encoding: chunked\r\n\r\n5\r\n{`],
])('who never finishes %s is told 408 and cut off (security E02)', async (_what, bytes) => {
  const said = await stall(bytes).said;
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said.toLowerCase()).toContain('connection: close');
});

test('two hundred who never finish keep nobody from being served', async () => {
  const stalled = Array.from({ length: 200 }, () => stall(`${line}X-A: a`));
  const answer = await fetch(`http://127.0.0.1:${port}/health/live`);
  expect(answer.status).toBe(200);
  await Promise.all(stalled.map(({ said }) => said));
});

test('what a gateway is given for heads and bodies', async () => {
  const fresh = await startTestGateway();
  const { headersTimeout, requestTimeout } = fresh.app.server;
  await fresh.close();
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 30_000 });
});
