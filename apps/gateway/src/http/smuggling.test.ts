import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const line = 'POST /wallet/v1/balance HTTP/1.1\r\nHost: lotus.localhost\r\nContent-Type: application/json\r\n';
/** A request that a proxy with another parser would pass on unchecked. */
const hidden = 'GET /health/live HTTP/1.1\r\nHost: lotus.localhost\r\n\r\n';
const chunks = `2\r\n{}\r\n0\r\n\r\n`;

/** Two readings of where a request ends (security E14): RFC 9112, sections 6 and 7. */
describe('bytes that two servers may read differently are refused, and what is hidden in them is never answered', () => {
  test.each([
    ['a length and chunks', `${line}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}${hidden}`],
    ['chunks and a length', `${line}Transfer-Encoding: chunked\r\nContent-Length: 12\r\n\r\n${chunks}${hidden}`],
    ['two lengths', `${line}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${hidden}`],
    ['one length twice', `${line}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}${hidden}`],
    ['a list of lengths', `${line}Content-Length: 2, 2\r\n\r\n{}${hidden}`],
    ['a length with a sign', `${line}Content-Length: +2\r\n\r\n{}${hidden}`],
    ['a length below zero', `${line}Content-Length: -1\r\n\r\n${hidden}`],
    ['a hexadecimal length', `${line}Content-Length: 0x2\r\n\r\n{}${hidden}`],
    ['a length beyond every number', `${line}Content-Length: 99999999999999999999999\r\n\r\n{}${hidden}`],
    ['an unknown coding', `${line}Transfer-Encoding: xchunked\r\n\r\n${chunks}${hidden}`],
    ['chunks that are not the last coding', `${line}Transfer-Encoding: chunked, identity\r\n\r\n${chunks}${hidden}`],
    ['chunks within chunks', `${line}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${chunks}${hidden}`],
    ['a chunk whose size is no number', `${line}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${hidden}`],
    ['a chunk with a hexadecimal mark', `${line}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${hidden}`],
    ['a chunk with a size below zero', `${line}Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n${hidden}`],
    ['a chunk longer than it says', `${line}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${hidden}`],
    ['a chunk whose line ends with LF alone', `${line}Transfer-Encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\n${hidden}`],
    ['a chunk that ends with LF alone', `${line}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\n0\r\n\r\n${hidden}`],
    ['a chunk extension with LF alone', `${line}Transfer-Encoding: chunked\r\n\r\n2;x\n\r\n{}\r\n0\r\n\r\n${hidden}`],
    ['a size beyond every number', `${line}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n${hidden}`],
    ['lines that end with LF alone', `${line.replaceAll('\r\n', '\n')}Content-Length: 2\n\n{}${hidden}`],
    ['one header line that ends with LF alone', `${line}X-A: a\nContent-Length: 2\r\n\r\n{}${hidden}`],
    ['a header line that ends with CR alone', `${line}X-A: a\rContent-Length: 2\r\n\r\n{}${hidden}`],
    ['a header folded over two lines', `${line}Content-Length:\r\n 2\r\n\r\n{}${hidden}`],
    ['a space before the colon', `${line}Content-Length : 2\r\n\r\n{}${hidden}`],
    ['a null character in a header', `${line}X-A: a\0b\r\nContent-Length: 2\r\n\r\n{}${hidden}`],
    ['a header without a name', `${line}: x\r\nContent-Length: 2\r\n\r\n{}${hidden}`],
    ['no host', `${line.replace(/Host:.*\r\n/, '')}Content-Length: 2\r\n\r\n{}${hidden}`],
    ['two hosts', `${line}Host: delta.localhost\r\nContent-Length: 2\r\n\r\n{}${hidden}`],
    ['an older HTTP with chunks', `${line.replace('HTTP/1.1', 'HTTP/1.0')}Transfer-Encoding: chunked\r\n\r\n${chunks}${hidden}`],
  ])('%s', async (_what, bytes) => {
    const said = await sayBytes(port, bytes);
    expect(said).not.toContain('"live"');
    expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(said.toLowerCase()).toContain('connection: close');
    expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n')))).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });
});

test('what is plain is answered, one request after the other', async () => {
  const said = await sayBytes(port, `${line}Content-Length: 2\r\n\r\n{}${hidden.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`);
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
});
