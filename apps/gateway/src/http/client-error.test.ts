import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening } from '../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { sayBytes } from '../testing/raw-bytes.ts';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await startTestGateway();
  port = await listening(gateway.app);
});
afterAll(() => gateway.close());

const head = 'POST /wps/session/exchange HTTP/1.1\r\nHost: lotus.localhost\r\nContent-Type: application/json\r\n';

test.each([
  ['a length and chunks', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['two lengths', `${head}Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}  `],
  ['a length that is no number', `${head}Content-Length: four\r\n\r\n{}`],
  ['a chunk whose size is no number', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ['a header folded over two lines', `${head}X-A: a\r\n b: c\r\n\r\n`],
  ['a space before the colon', `${head}Content-Length : 2\r\n\r\n{}`],
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['headers of 100 KB', `${head}X-Long: ${'x'.repeat(100_000)}\r\n\r\n`],
])('%s: one refusal, and the line is cut', async (_what, bytes) => {
  const said = await sayBytes(port, bytes);
  expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(said.split('\r\n\r\n')[1]!)).toMatchObject({ success: false, code: 'invalid_request' });
});

test('over a real line the site is found by its host and answers', async () => {
  const said = await sayBytes(port, 'GET /wps/system/status HTTP/1.1\r\nHost: delta.localhost:4300\r\nConnection: close\r\n\r\n');
  expect(said).toContain('HTTP/1.1 200');
  expect(said).toContain('"success":true');
});
