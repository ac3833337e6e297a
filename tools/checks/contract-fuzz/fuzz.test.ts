import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readContract } from './contract.ts';
import { fuzzContract } from './fuzz.ts';
import type { World } from './world.ts';

// Tests the fuzzer itself: a server that keeps its contract passes, and every kind of violation is found.
const answer = { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } } };
const refused = { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
const contract = readContract({
  'x-common-error-codes': ['invalid', 'nobody', 'unknown', 'type', 'too_large', 'cross_site'],
  paths: {
    '/notes/{noteId}': {
      put: {
        operationId: 'writeNote',
        security: [{ session: [] }],
        'x-owned': true,
        'x-error-codes': ['not_found'],
        parameters: [
          { name: 'noteId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'size', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 9 } },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } },
        responses: { '200': answer, default: refused },
      },
    },
  },
  components: {
    schemas: {
      Note: { type: 'object', additionalProperties: false, required: ['text'], properties: { text: { type: 'string', maxLength: 20 } } },
      Answer: { type: 'object', additionalProperties: false, required: ['text'], properties: { text: { type: 'string' } } },
      Error: { type: 'object', additionalProperties: false, required: ['code'], properties: { code: { type: 'string' } } },
    },
  },
});

interface Request {
  method: string;
  path: string;
  size: string | null;
  headers: IncomingMessage['headers'];
  text: string;
}
type Reply = { status: number; body: object; headers?: Record<string, string> } | null;
const mine = '00000000-0000-4000-8000-000000000001';

/** A correct server. */
function good({ method, path, size, headers, text }: Request): NonNullable<Reply> {
  const no = (status: number, code: string) => ({ status, body: { code } });
  const id = /^\/notes\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined || method !== 'PUT') return no(404, 'unknown');
  if (headers['x-user'] === undefined) return no(401, 'nobody');
  if (headers['origin'] !== undefined || headers['sec-fetch-site'] !== undefined) return no(403, 'cross_site');
  if (text.length > 30_000) return no(413, 'too_large');
  if (!headers['content-type']?.startsWith('application/json')) return no(415, 'type');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return no(400, 'invalid');
  }
  const allowed =
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) &&
    (size === null || /^[1-9]$/.test(size)) &&
    typeof body === 'object' &&
    body !== null &&
    Object.getOwnPropertyNames(body).every((name) => name === 'text') &&
    'text' in body &&
    typeof body.text === 'string' &&
    [...body.text].length <= 20;
  if (!allowed) return no(400, 'invalid');
  return id === mine && headers['x-user'] === 'owner' ? { status: 200, body: { text: '' } } : no(404, 'not_found');
}

let server: Server | undefined;
afterEach(() => new Promise((closed) => server!.close(closed)));

async function faultsWith(broken: (request: Request) => Reply): Promise<string[]> {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url!.replace(/^\/+/, '/'), 'http://host');
      const asked = {
        method: request.method!,
        path: pathname,
        size: searchParams.get('size'),
        headers: request.headers,
        text: Buffer.concat(parts).toString(),
      };
      const { status, body, headers } = broken(asked) ?? good(asked);
      response.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...headers,
      });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening));
  const world: World = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headersOf: () => ({}),
    sign: (_operation, wire, who) => ({ ...wire, headers: { ...wire.headers, 'x-user': who } }),
    fillIn: (_operation, asked) => asked,
    succeeding: async () => null,
    seal: (_operation, json) => json,
    owned: async () => mine,
    pretences: [],
    nobodyCode: 'nobody',
    renew: async () => undefined,
    bodyLimit: 30_000,
    crossSiteCode: 'cross_site',
    invalidCode: 'invalid',
    tellsTypes: true,
    secrets: ['the key of the house'],
  };
  const report = await fuzzContract(contract, world, { seed: 7, runs: 10, spots: 6, oneIn: 1 });
  return report.failures.map(({ phase, fault }) => `${phase}: ${fault}`);
}

test('a server that keeps its contract passes', async () => {
  expect(await faultsWith(() => null)).toEqual([]);
});

const ok = { status: 200, body: { text: '' } };
const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
const textOf = (request: Request) => (json(request.text) as { text?: unknown } | null)?.text;
test.each<[string, string, (request: Request) => Reply]>([
  ['fails on some text', 'answers 500', (r) => (String(textOf(r)).includes('%') ? { status: 500, body: { code: 'invalid' } } : null)],
  [
    'shows where its code is',
    'shows a stack',
    (r) => (r.size === '0' ? { status: 400, body: { code: 'E\n    at run (/srv/gateway/a.ts:10:22)' } } : null),
  ],
  [
    'shows a secret',
    'shows a secret',
    (r) => (r.headers['x-user'] === 'owner' ? { status: 200, body: { text: 'the key of the house' } } : null),
  ],
  ['takes a number for text', 'a number', (r) => (typeof textOf(r) === 'number' ? ok : null)],
  ['takes a field too many', 'a field too many', (r) => (/isAdmin/.test(r.text) && !/__proto__/.test(r.text) ? ok : null)],
  ['counts to infinity', '1e999', (r) => (r.size === '1e999' ? ok : null)],
  ['lets nobody in', 'to nobody', (r) => (r.headers['x-user'] === undefined && r.method === 'PUT' ? ok : null)],
  ['looks before it asks who', 'to nobody with a body', (r) => (r.text === '{"zz":1}' ? { status: 400, body: { code: 'invalid' } } : null)],
  ['shows a note to a stranger', 'to a stranger', (r) => (r.headers['x-user'] === 'stranger' ? ok : null)],
  ['hears other sites', 'to another site', (r) => (r.headers['origin'] ? ok : null)],
  [
    'answers what is not in the contract',
    'breaks the contract',
    (r) => (r.headers['x-user'] === 'owner' ? { status: 200, body: {} } : null),
  ],
  ['reads any size', 'too many bytes', (r) => (r.text.length > 30_000 ? { status: 400, body: { code: 'invalid' } } : null)],
  ['may be stored', 'may be stored', () => ({ ...ok, headers: { 'cache-control': 'public' } })],
  [
    'is too strict',
    'refuses what the contract allows',
    (r) => (String(textOf(r)).length > 3 ? { status: 400, body: { code: 'invalid' } } : null),
  ],
])('a server that %s is found out', async (_what, fault, broken) => {
  expect((await faultsWith(broken)).join('\n')).toContain(fault);
});
