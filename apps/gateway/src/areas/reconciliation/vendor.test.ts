import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { officeOf } from '../../testing/office.ts';
import type { RoundRecord } from '../vendors/client.ts';
import { vendorSignature } from '../vendors/signature.ts';
import { playing } from '../vendors/testing.ts';
import { reconcile } from './reconcile.ts';

let gateway: TestGateway;
let playerId: string;
/** The rounds in the vendor's own books. */
let records: RoundRecord[] = [];
beforeAll(async () => {
  gateway = await startTestGateway();
  const { session, bet, win, rollback } = await playing(gateway, '1000.00');
  playerId = session.playerId;
  for (const round of ['one', 'two', 'undone', 'open']) await bet({ roundId: round, transactionId: `bet-${round}` });
  for (const round of ['one', 'two']) await win({ roundId: round, betTransactionId: `bet-${round}` });
  await rollback({ betTransactionId: 'bet-undone' });
  const at = gateway.clock.now().toISOString();
  const record = { playerId, stake: '5.00', win: '10.00', currency: 'BDT', status: 'settled', at } as const;
  records = [
    { ...record, roundId: 'one' },
    { ...record, roundId: 'two' },
    { ...record, roundId: 'undone', stake: '0.00', win: '0.00', status: 'rolledBack' },
    { ...record, roundId: 'never came', stake: '0.00', win: '0.00', status: 'rolledBack' },
  ];
  gateway.clock.advance(30 * 60);
});
afterAll(() => gateway.close());

/** A vendor that returns its list two rounds at a time, to signed requests. */
const vendor: typeof fetch = async (url, init) => {
  const headers = init!.headers as Record<string, string>;
  const body = init!.body as string;
  const path = new URL(String(url)).pathname;
  const signed = { method: 'POST', path, timestamp: headers['x-timestamp']!, nonce: headers['x-nonce']!, body };
  expect(headers['x-signature']).toBe(vendorSignature(signed, gateway.config.vendors['JL']!.key));
  const { after } = JSON.parse(body) as { after?: string };
  const from = after === undefined ? 0 : records.findIndex(({ roundId }) => roundId === after) + 1;
  const rounds = records.slice(from, from + 2);
  const next = from + 2 < records.length ? { next: rounds.at(-1)!.roundId } : {};
  return new Response(JSON.stringify({ rounds, ...next }));
};

async function run(fetch: typeof globalThis.fetch = vendor) {
  const { clock, random, config } = gateway;
  const span = { from: new Date(clock.now().getTime() - 24 * 3600_000), to: clock.now() };
  const { raised, vanished, unheard } = await reconcile(gateway.db, span, { cashiers: [], vendors: config.vendors, clock, random, fetch });
  return { raised: raised.map(({ difference: { subject, expected, found } }) => [subject, expected, found]), vanished, unheard };
}

test("a vendor's own list is compared with our rounds, page by page and both ways", async () => {
  expect(await run()).toEqual({ raised: [], vanished: 0, unheard: [] });
  const honest = records;
  const [one, two] = records as [RoundRecord, RoundRecord];
  records = [{ ...one, win: '10.01' }, ...records.slice(2), { ...two, roundId: 'unheard of' }, { ...one, roundId: 'open', win: '0.00' }];
  const { raised } = await run();
  expect(raised.toSorted()).toEqual(
    [
      [`round JL ${playerId} one`, 'stake 500, win 1001 BDT', 'stake 500, win 1000 BDT'],
      [`round JL ${playerId} two`, 'no round', 'stake 500, win 1000 BDT'],
      [`round JL ${playerId} unheard of`, 'stake 500, win 1000 BDT', 'no round'],
      [`round JL ${playerId} open`, 'stake 500, win 0 BDT', 'an open round'],
    ].toSorted(),
  );
  records = honest;
  expect(await run()).toEqual({ raised: [], vanished: 4, unheard: [] });
});

test('the time when a vendor last answered is stored, with the differences then', async () => {
  const honest = records;
  records = [{ ...records[0]!, win: '10.01' }, ...records.slice(1)];
  await run();
  const heard = gateway.clock.now();
  gateway.clock.advance(60);
  await run(() => Promise.reject(new TypeError('fetch failed')));
  const { reconciled } = await officeOf(gateway).call('getVendor', { query: { vendor: 'JL' } });
  expect(reconciled).toEqual({ asked: gateway.clock.now().toISOString(), heard: heard.toISOString(), differences: 1 });
  records = honest;
  await run();
});

test.each<[string, typeof fetch]>([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers something else', async () => new Response('{"rounds":[{"roundId":"one"}]}')],
])('a vendor that %s is named', async (_what, fetch) => {
  expect(await run(fetch)).toEqual({ raised: [], vanished: 0, unheard: ['vendor JL'] });
});

test('a vendor may offer no list', async () => {
  expect(await run(async () => new Response('{}', { status: 404 }))).toMatchObject({ raised: [], unheard: [] });
});
