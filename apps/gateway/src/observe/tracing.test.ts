import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testConfig } from '../testing/config.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { playing } from '../areas/vendors/testing.ts';
import { startTracing } from './tracing.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status?: { code?: number };
}
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

const spans: Span[] = [];
const services = new Set<string | undefined>();
/** What a collector receives at POST /v1/traces. */
let collector: Server;
/** A vendor that the gateway calls, and the trace context it received. */
let vendor: Server;
const heardOf: (string | undefined)[] = [];
const listen = async (server: Server) => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
let gateway: TestGateway;
let endpoint: string;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'POST' && request.url === '/v1/traces')
        for (const { resource, scopeSpans } of (JSON.parse(Buffer.concat(parts).toString()) as Sent).resourceSpans) {
          services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue);
          spans.push(...scopeSpans.flatMap((scope) => scope.spans));
        }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  vendor = createServer((request, response) => {
    heardOf.push(request.headers['traceparent'] as string | undefined);
    response.writeHead(409, { 'content-type': 'application/json' }).end('{"code":"ROUND_OPEN","message":"open"}');
  });
  endpoint = await listen(collector);
  const { vendors } = testConfig();
  gateway = await startTestGateway({ config: { vendors: { JL: { ...vendors['JL']!, baseUrl: await listen(vendor) } } } });
});
afterAll(async () => {
  await stop?.();
  await gateway.close();
  for (const server of [collector, vendor]) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});
beforeEach(() => void spans.splice(0));

/** Traces `deed` and returns all of its spans. */
async function tracing(deed: () => Promise<unknown>): Promise<Span[]> {
  stop = (await startTracing(endpoint)).stop;
  await deed();
  await stop();
  stop = undefined;
  return spans;
}
const attribute = ({ attributes }: Span, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue));
};

test('nothing is sent unless it is configured', async () => {
  await gateway.guest().value('getSystemStatus');
  expect(spans).toEqual([]);
});

test('a request is a span by its operation, its statements are below it, and none contains a value', async () => {
  const player = await gateway.registerMember({ username: 'tracedplayer' });
  const all = await tracing(() => player.value('getBalance'));
  const request = all.find(({ name }) => name === 'getBalance')!;
  expect([request.kind, attribute(request, 'http.route'), attribute(request, 'http.response.status_code')]).toEqual([
    2,
    '/wps/v2/wallets/balance',
    200,
  ]);
  const statements = all.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.map(({ name }) => name)).toContain('db select');
  expect(statements.every((span) => attribute(span, 'db.system.name') === 'postgresql')).toBe(true);
  expect(String(attribute(statements[0]!, 'db.query.text'))).toMatch(/\$1/);
  const told = JSON.stringify(all);
  for (const value of [player.memberId, player.cookies.get('__Host-sid')!, 'tracedplayer', 'lotus']) expect(told).not.toContain(value);
  expect([...services]).toEqual(['parlour-gateway']);
});

test('reading a body does not lose the span', async () => {
  const player = await gateway.registerMember();
  const all = await tracing(() => player.value('createDeposit', { body: { amount: '500.00' } }));
  const request = all.find(({ name }) => name === 'createDeposit')!;
  const writes = all.filter(({ name, parentSpanId }) => name === 'db insert' && parentSpanId === request.spanId);
  expect(writes.length).toBeGreaterThan(0);
});

test('an incoming trace is continued, and goes on to the vendor; an invalid one is ignored', async () => {
  const { player, bet, win } = await playing(gateway, '100.00');
  await bet({ transactionId: 'b', roundId: 'r' });
  await win({ betTransactionId: 'b', roundId: 'r' });
  const { list } = await player.value('listBets');
  const roundId = list[0]!.roundId;
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const all = await tracing(async () => {
    await player.call('verifyRound', { params: { roundId }, headers: { traceparent: `00-${traceId}-${spanId}-01` } });
    await player.call('getBalance', { headers: { traceparent: '00-zz-1-x\r'.trim() } });
  });
  const request = all.find(({ name }) => name === 'verifyRound')!;
  expect([request.traceId, request.parentSpanId]).toEqual([traceId, spanId]);
  const call = all.find(({ name }) => name === 'call vendorReveal')!;
  expect([call.traceId, call.parentSpanId, call.kind]).toEqual([traceId, request.spanId, 3]);
  expect(heardOf.at(-1)).toBe(`00-${traceId}-${call.spanId}-01`);
  const own = all.find(({ name }) => name === 'getBalance')!;
  expect([own.parentSpanId || undefined, own.traceId === traceId]).toEqual([undefined, false]);
});

test('an unavailable collector changes nothing for callers', async () => {
  stop = (await startTracing('http://127.0.0.1:9')).stop;
  expect(await gateway.guest().value('getSystemStatus')).toMatchObject({ status: 0 });
  await stop();
  stop = undefined;
});
