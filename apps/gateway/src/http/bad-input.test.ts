import { operationTable } from '@parlour/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/client.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
let member: TestClient;
beforeAll(async () => {
  gateway = await startTestGateway();
  member = await gateway.registerMember();
});
afterAll(() => gateway.close());

interface WireError {
  success: false;
  code: string;
  message: string;
  requestId: string;
  fields?: unknown[];
}
async function ask(method: string, url: string, payload?: string | object, headers: Record<string, string> = {}) {
  const response = await member.inject({
    method,
    url,
    headers: { ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const body = response.json<WireError>();
  return { status: response.statusCode, headers: response.headers, body, text: response.body };
}
const exchange = '/wps/session/exchange';
const code = 'A'.repeat(43);

describe('a body', () => {
  test.each([
    ['a number for a string', { code: 12_345 }],
    ['true for a string', { code: true }],
    ['null for a string', { code: null }],
    ['a field too many', { code, isAdmin: true }],
    ['a field named constructor', { code, constructor: 'x' }],
    ['a list', [code]],
    ['nothing', {}],
    ['a zero character', { code: 'A'.repeat(42) + '\0' }],
    ['text as a whole', '"x"'],
    ['null as a whole', 'null'],
    ['half an object', '{"code":'],
    ['a prototype', `{"code":"${code}","__proto__":{"isAdmin":true}}`],
    ['no text at all', ''],
  ])('with %s is refused', async (_what, payload) => {
    const { status, body } = await ask('POST', exchange, payload);
    expect({ status, code: body.code, success: body.success }).toEqual({ status: 400, code: 'invalid_request', success: false });
    expect(body.requestId).toMatch(/^[0-9a-f]{24}$/);
  });

  test('says which fields are wrong', async () => {
    const { body } = await ask('POST', exchange, { extra: 1, code });
    expect(body.fields).toEqual([{ field: 'extra', rule: 'unknown' }]);
  });

  test('that nests deeper than any operation asks is refused before it is looked into; brackets in a text do not nest', async () => {
    const nested = (depth: number) => `{"code":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect((await ask('POST', exchange, nested(10))).body.fields).toEqual([{ field: 'code', rule: expect.any(String) as string }]);
    const { status, body } = await ask('POST', exchange, nested(40));
    expect([status, body.code, body.fields]).toEqual([400, 'invalid_request', undefined]);
    const inText = await ask('POST', exchange, String.raw`{"code":"\"${'['.repeat(40)}"}`);
    expect(inText.body.fields).toEqual([{ field: 'code', rule: expect.any(String) as string }]);
  });

  test('of 64 KB is too much', async () => {
    const { status, body } = await ask('POST', exchange, { code: 'A'.repeat(70_000) });
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/vnd.parlour.plain+json',
    'application/jsonp',
  ])('of type %s is refused', async (type) => {
    const { status, body } = await ask('POST', exchange, JSON.stringify({ code }), { 'content-type': type });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('where there should be none is refused', async () => {
    const { status } = await ask('POST', '/wps/messages/00000000-0000-7000-8000-000000000000/read', { x: 1 });
    expect(status).toBe(400);
  });

  test('whose half surrogate pair no database stores is refused', async () => {
    const { status, body } = await ask('POST', '/wps/v2/wallets/withdrawals', '{"amount":"100.00","method":"\\ud800"}', {
      'idempotency-key': '00000000-0000-4000-8000-000000000001',
    });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });
});

describe('a query', () => {
  test.each([
    'pageNo=1e999',
    'pageNo=-1e999',
    'pageNo=Infinity',
    'pageNo=NaN',
    'pageNo=0',
    'pageNo=1.5',
    'pageNo=10001',
    'pageNo=',
    'pageNo=x',
    'pageNo=1&pageNo=2',
    'pageSize=101',
    'gameType=NOPE',
    'language=english',
    'search=%00',
    `search=${'x'.repeat(61)}`,
  ])('with %s is refused', async (query) => {
    const { status, body } = await ask('GET', `/wps/relay/GCSGAME_gameList?${query}`);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  test('takes numbers as text, defaults, and ignores what it does not know', async () => {
    const response = await member.inject({ method: 'GET', url: '/wps/relay/GCSGAME_gameList?pageNo=2&pageSize=5&token=x&_=1' });
    expect(response.json<{ value: { page: { pageNo: number; pageSize: number } } }>().value.page).toMatchObject({ pageNo: 2, pageSize: 5 });
    const plain = await member.inject({ method: 'GET', url: '/wps/relay/GCSGAME_gameList' });
    expect(plain.json<{ value: { page: { pageSize: number } } }>().value.page.pageSize).toBe(20);
  });
});

describe('an address', () => {
  test.each([
    ['unknown below /wps', 'GET', '/wps/secret-path', 404, 'unknown_operation'],
    ['unknown below /lgw', 'POST', '/lgw/secret-path', 404, 'unknown_operation'],
    ['of no page', 'POST', '/secret-path', 404, 'not_found'],
    ['with a broken encoding', 'GET', '/wps/%E0%A4%A-secret-path', 400, 'invalid_request'],
    ['with a very long part', 'GET', `/wps/v2/wallets/deposits/secret-path${'x'.repeat(300)}`, 404, 'unknown_operation'],
    ['with an id that is none', 'GET', '/wps/v2/wallets/deposits/secret-path', 400, 'invalid_request'],
    ['that climbs', 'GET', '/wps/../secret-path', 404, undefined],
  ])('%s gets the one shape, without the address in it', async (_what, method, url, status, expected) => {
    const answer = await ask(method, url);
    expect(answer.status).toBe(status);
    if (expected) expect(answer.body.code).toBe(expected);
    expect(Object.keys(answer.body).every((key) => ['success', 'code', 'message', 'requestId', 'fields', 'params'].includes(key))).toBe(
      true,
    );
    expect(answer.text).not.toContain('secret-path');
  });

  test.each(Object.values(operationTable).map((o) => [o.path, o.method] as const))(
    '%s refuses methods it has not, and says which it has',
    async (path) => {
      const allowed = Object.values(operationTable)
        .filter((o) => o.path === path)
        .flatMap((o): string[] => (o.method === 'GET' && path !== operationTable.streamEvents.path ? ['GET', 'HEAD'] : [o.method]));
      const other = ['DELETE', 'PATCH', 'PUT', 'POST', 'GET'].find((m) => !allowed.includes(m))!;
      const { status, headers, body } = await ask(other, path.replace(/\{\w+\}/g, '1'));
      expect([status, body.code, headers['allow']]).toEqual([405, 'method_not_allowed', allowed.join(', ')]);
    },
  );

  test('with HEAD is answered as with GET, without the body', async () => {
    for (const url of ['/wps/system/status', '/wps/member/info', '/health/live', '/wps/no/such', '/wps/member/login']) {
      const [get, head] = [await member.inject({ method: 'GET', url }), await member.inject({ method: 'HEAD', url })];
      expect([url, head.statusCode, head.body]).toEqual([url, get.statusCode, '']);
    }
    // A stream has no end, so it has no HEAD.
    expect((await member.inject({ method: 'HEAD', url: '/wps/events' })).statusCode).toBe(405);
  });

  test('of a host that no merchant has is nowhere', async () => {
    for (const host of ['evil.example', '', 'lotus.localhost.evil.example']) {
      const response = await gateway.guest({ host }).inject({ method: 'GET', url: '/wps/system/status' });
      expect([response.statusCode, response.json<WireError>().code]).toEqual([404, 'unknown_host']);
    }
    expect((await gateway.guest({ host: 'LOTUS.localhost:9999' }).inject({ method: 'GET', url: '/wps/system/status' })).statusCode).toBe(
      200,
    );
  });
});

test('no answer of the API may be stored or shown elsewhere', async () => {
  for (const url of ['/wps/system/status', '/lgw/games/game_menus', '/wps/nothing', '/wps/%E0%A4%A']) {
    const { headers } = await member.inject({ method: 'GET', url });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['content-security-policy'], url).toContain("default-src 'none'");
  }
});
