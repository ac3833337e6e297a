import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConfig } from '../../testing/config.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { vendorSignature } from './signature.ts';
import { playing } from './testing.ts';

const key = 'the key of a vendor with a server, long enough';
const origin = 'http://arcade.localhost:9';
let gateway: TestGateway;
let vendor: Server;
/** The vendor's next answer, and the requests it received. */
let answer: { status: number; body: string; location?: string };
const asked: { path: string | undefined; body: string; genuine: boolean }[] = [];

beforeAll(async () => {
  vendor = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const header = (name: string) => String(request.headers[name]);
      const signed = vendorSignature(
        { method: 'POST', path: request.url!, timestamp: header('x-timestamp'), nonce: header('x-nonce'), body },
        key,
      );
      asked.push({ path: request.url, body, genuine: header('x-vendor') === 'JL' && header('x-signature') === signed });
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...(answer.location ? { location: answer.location } : {}) })
        .end(answer.body);
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const { port } = vendor.address() as AddressInfo;
  gateway = await startTestGateway({ config: { ...testConfig(), vendors: { JL: { key, origin, baseUrl: `http://127.0.0.1:${port}` } } } });
});
afterAll(async () => {
  await new Promise((resolve) => vendor.close(resolve));
  await gateway.close();
});

async function played() {
  const game = await playing(gateway, '100.00');
  await game.bet({ transactionId: 'b', roundId: 'their round' });
  const { list } = await game.player.value('listBets');
  const roundId = list[0]!.roundId;
  return {
    ...game,
    roundId,
    verify: (who = game.player) => who.call('verifyRound', { params: { roundId } }),
    settle: () => game.win({ betTransactionId: 'b', roundId: 'their round', amount: '0' }),
  };
}
const revealed = (verifierUrl: string) => ({ status: 200, body: JSON.stringify({ verifierUrl }) });

test('gives the address at which a settled round can be verified, asked of the vendor with a signature', async () => {
  const { verify, settle, roundId } = await played();
  await settle();
  answer = revealed(`${origin}/verify?round=1`);
  expect(await verify()).toMatchObject({ status: 200, body: { value: { roundId, verifierUrl: `${origin}/verify?round=1` } } });
  expect(asked.at(-1)).toEqual({ path: '/vendor/v1/reveal', body: '{"roundId":"their round"}', genuine: true });
});

test('refuses a round under way, by what the gateway or the vendor knows', async () => {
  const { verify, settle } = await played();
  answer = revealed(`${origin}/verify`);
  expect(await verify()).toMatchObject({ status: 409, body: { code: 'round_in_progress' } });
  await settle();
  answer = { status: 409, body: JSON.stringify({ code: 'ROUND_OPEN', message: 'another round of the seed is open' }) };
  expect(await verify()).toMatchObject({ status: 409, body: { code: 'round_in_progress' } });
});

test('is for the player of the round', async () => {
  const { verify, settle } = await played();
  await settle();
  answer = revealed(`${origin}/verify`);
  expect(await verify(Object.assign(await gateway.registerMember()))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await verify(Object.assign(gateway.guest(), { memberId: '', username: '', password: '' }))).toMatchObject({
    status: 401,
    body: { code: 'not_logged_in' },
  });
});

test.each<[string, typeof answer]>([
  ['an error', { status: 500, body: '{"code":"UNKNOWN","message":"no"}' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['another shape', { status: 200, body: '{"verifierUrl":5}' }],
  ['an address elsewhere', revealed('http://elsewhere.example/verify')],
  ['an address that is script', revealed('javascript:alert(1)')],
  ['a redirect', { ...revealed(`${origin}/verify`), status: 302, location: 'http://127.0.0.1:9/' }],
])('believes no vendor that answers with %s', async (_name, wrong) => {
  const { verify, settle } = await played();
  await settle();
  answer = wrong;
  expect(await verify()).toMatchObject({ status: 503, body: { code: 'vendor_unavailable' } });
});
