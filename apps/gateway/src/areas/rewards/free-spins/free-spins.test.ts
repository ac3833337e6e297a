import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../../../ledger/invariants.ts';
import { testConfig } from '../../../testing/config.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { callWallet, launchCode } from '../../vendors/testing.ts';
import { fund } from '../../wallet/testing.ts';
import { later, publishedPromotion } from '../testing.ts';
import { watchFreeSpins } from './watch.ts';

interface Campaign {
  campaignId: string;
  playerId: string;
  gameCode: string;
  rounds: number;
  stake: string;
  currency: string;
  expiresAt: string;
}

let gateway: TestGateway;
let vendor: Server;
/** The requests that the vendor received, in order; it answers with the campaign, or a refusal. */
const asked: { path: string; body: Campaign }[] = [];
let refusal: { status: number; code: string } | null = null;
/** Called before the vendor agrees to end free rounds. */
let beforeEnd = async (_campaign: string): Promise<void> => undefined;

beforeAll(async () => {
  vendor = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', async () => {
      const body = JSON.parse(text) as Campaign;
      asked.push({ path: request.url!, body });
      if (request.url === '/vendor/v1/end-free-rounds' && !refusal) await beforeEnd(body.campaignId);
      const answer = refusal ? { code: refusal.code, message: 'no' } : { campaignId: body.campaignId };
      response.writeHead(refusal?.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const { port } = vendor.address() as AddressInfo;
  const config = testConfig();
  const JL = { ...config.vendors['JL']!, baseUrl: `http://127.0.0.1:${port}` };
  gateway = await startTestGateway({ config: { ...config, vendors: { JL } } });
});
afterAll(async () => {
  await new Promise((resolve) => vendor.close(resolve));
  await gateway.close();
});
beforeEach(() => {
  refusal = null;
  beforeEnd = () => Promise.resolve();
  asked.length = 0;
});

type Player = Awaited<ReturnType<TestGateway['registerMember']>>;
const spins = {
  spins: 10,
  game: { vendor: 'JL', code: 'lotus-lanterns' },
  stake: '1.00',
  maxAmount: '50.00',
  playWithinDays: 3,
  perMember: 1,
};
const wagering = {
  multiplier: '2',
  base: 'bonus',
  spend: 'realFirst',
  weights: { default: '100' },
  days: 7,
  onWithdrawal: 'forfeit',
};
const seen = async (player: Player, code: string) => (await player.value('getPromotion', { query: { code, language: 'EN' } }))!;
const claim = (player: Player, code: string, more: { deposit?: string } = {}) =>
  player.call('claimPromotion', { body: { code, termsVersion: 1, ...more }, key: uuid() });
const won = (player: Player, promotionId: string, amount: string, change: object = {}) =>
  callWallet(gateway, 'promo', {
    playerId: player.memberId,
    transactionId: uuid(),
    promotionId,
    kind: 'freeRound',
    amount,
    currency: 'BDT',
    gameCode: 'lotus-lanterns',
    ...change,
  });
const watch = () => watchFreeSpins({ db: gateway.db, config: gateway.config, vault: gateway.vault, now: gateway.clock.now() });
const refused = (status: number, code: string) => ({ status, body: { code } });
const eventsOf = async (player: Player) => {
  const rows = await gateway.db
    .selectFrom('promotion_event as v')
    .innerJoin('promotion_entry as e', 'e.id', 'v.entry_id')
    .select(['v.from_status', 'v.to_status', 'v.mover'])
    .where('e.member_id', '=', player.memberId)
    .orderBy('v.place')
    .execute();
  return rows.map(({ from_status, to_status, mover }) => `${from_status} ${to_status} ${mover}`);
};

describe('free spins', () => {
  test('are played by the vendor, whose win becomes bonus money out of the budget, once and up to the limit (R26)', async () => {
    const { code, id } = await publishedPromotion(gateway, 'freeSpins', { ...spins, wagering }, 12_000n);
    const player = await gateway.registerMember();
    expect(await seen(player, code)).toMatchObject({
      status: 'claim',
      top: { amount: '50.00' },
      freeSpins: { game: 'Lotus Lanterns', spins: 10, stake: { amount: '1.00' }, playWithinDays: 3 },
    });
    expect(await claim(player, code)).toMatchObject({ status: 200, body: { value: { status: 'process', amount: { amount: '0.00' } } } });
    expect(asked).toMatchObject([
      {
        path: '/vendor/v1/free-rounds',
        body: { playerId: player.memberId, gameCode: 'lotus-lanterns', rounds: 10, stake: '1.00', currency: 'BDT' },
      },
    ]);
    const { campaignId, expiresAt } = asked[0]!.body;
    expect(Date.parse(expiresAt) - gateway.clock.now().getTime()).toBe(3 * 86_400_000);
    expect(await seen(player, code)).toMatchObject({ status: 'process', freeSpins: { ready: true, playUntil: expiresAt } });
    expect(await claim(player, code)).toMatchObject(refused(409, 'promotion_state'));

    const win = { transactionId: uuid() };
    const first = await won(player, campaignId, '80.00', win);
    expect(first).toMatchObject({ status: 200, body: { balance: '50.00', currency: 'BDT' } });
    expect(await won(player, campaignId, '80.00', win)).toEqual(first);
    expect(await won(player, campaignId, '80.00')).toMatchObject(refused(409, 'DUPLICATE_TRANSACTION'));
    await launchCode(player);
    expect(
      await callWallet(gateway, 'rollback', { playerId: player.memberId, transactionId: uuid(), winTransactionId: win.transactionId }),
    ).toMatchObject(refused(409, 'BET_SETTLED'));

    expect(await seen(player, code)).toMatchObject({ status: 'issued', whyNot: 'already_claimed' });
    expect((await player.value('getBonusDetails', { query: {} })).list).toMatchObject([
      { amount: { amount: '50.00' }, required: { amount: '100.00' }, status: 'active' },
    ]);
    expect((await player.value('getRewardCenter', { query: {} })).given).toMatchObject([
      { kind: 'freeSpins', amount: { amount: '50.00' }, bonus: true },
    ]);
    expect(await eventsOf(player)).toEqual(['claim process member', 'process issued engine']);
    const { taken } = await gateway.db.selectFrom('promotion').select('taken').where('id', '=', id).executeTakeFirstOrThrow();
    expect(taken).toBe('1');
  });

  test('without wagering pay cash, and books and calls agree', async () => {
    const { code } = await publishedPromotion(gateway, 'freeSpins', spins);
    const player = await gateway.registerMember();
    await claim(player, code);
    expect(await won(player, asked[0]!.body.campaignId, '12.34')).toMatchObject({ status: 200, body: { balance: '12.34' } });
    expect(await seen(player, code)).toMatchObject({ status: 'claimed' });
    expect((await player.value('getBalance')).available).toMatchObject({ amount: '12.34' });
    const span = { from: new Date(gateway.clock.now().getTime() - 3_600_000), to: new Date(gateway.clock.now().getTime() + 3_600_000) };
    const clock = { now: () => gateway.clock.now(), statementTime: () => gateway.clock.now() };
    const { raised } = await reconcile(gateway.db, span, { cashiers: [], vendors: {}, clock, random: gateway.random });
    expect(raised).toEqual([]);
  });

  test('that the vendor refuses go back to Claim, count for nothing and may be tried again', async () => {
    const { code, id } = await publishedPromotion(gateway, 'freeSpins', { ...spins, total: 1 }, 5_000n);
    const player = await gateway.registerMember();
    refusal = { status: 422, code: 'INVALID_GAME' };
    expect(await claim(player, code)).toMatchObject({ status: 200, body: { value: { status: 'process' } } });
    expect(await seen(player, code)).toMatchObject({ status: 'claim', freeSpins: { failed: true } });
    expect(await won(player, asked[0]!.body.campaignId, '1.00')).toMatchObject(refused(409, 'DUPLICATE_TRANSACTION'));
    const { taken } = await gateway.db.selectFrom('promotion').select('taken').where('id', '=', id).executeTakeFirstOrThrow();
    expect(taken).toBe('0');
    refusal = null;
    expect(await claim(player, code)).toMatchObject({ status: 200 });
    expect(await seen(player, code)).toMatchObject({ status: 'process' });
    expect(await eventsOf(player)).toEqual(['claim process member', 'process claim engine', 'claim process member']);
  });

  test('wait for a vendor that does not answer, and are requested again with the same campaign', async () => {
    const { code } = await publishedPromotion(gateway, 'freeSpins', spins);
    const player = await gateway.registerMember();
    refusal = { status: 500, code: 'UNKNOWN' };
    await claim(player, code);
    expect(await seen(player, code)).toMatchObject({ status: 'process', freeSpins: { ready: false } });
    refusal = null;
    expect(await watch()).toBe(0);
    gateway.clock.advance(60);
    expect(await watch()).toBe(1);
    expect(asked[1]!.body).toEqual(asked[0]!.body);
    expect(await seen(player, code)).toMatchObject({ status: 'process', freeSpins: { ready: true } });
  });

  test('reserve their highest win in the budget: others find it spent, and operators cannot withdraw it', async () => {
    const { code } = await publishedPromotion(gateway, 'freeSpins', spins, 9_999n);
    const [one, other] = [await gateway.registerMember(), await gateway.registerMember()];
    expect(await claim(one, code)).toMatchObject({ status: 200 });
    expect(await seen(other, code)).toMatchObject({ status: 'close', whyNot: 'budget_spent' });
    expect(await claim(other, code)).toMatchObject(refused(409, 'budget_spent'));
    await won(one, asked[0]!.body.campaignId, '20.00');
    expect(await claim(other, code)).toMatchObject({ status: 200 });
  });

  test('end when they expire: what was won is paid first, and no win gives nothing', async () => {
    const { code } = await publishedPromotion(gateway, 'freeSpins', spins);
    const [winner, loser] = [await gateway.registerMember(), await gateway.registerMember()];
    await claim(winner, code);
    await claim(loser, code);
    const [{ body: campaign }] = asked as [(typeof asked)[number]];
    await later(gateway, winner, 3 * 86_400);
    beforeEnd = async (ended) => {
      if (ended === campaign.campaignId) await won(winner, ended, '3.00');
    };
    expect(await watch()).toBeGreaterThan(0);
    expect(await seen(winner, code)).toMatchObject({ status: 'claimed' });
    expect((await winner.value('getBalance')).available).toMatchObject({ amount: '3.00' });
    await later(gateway, loser, 1);
    expect(await seen(loser, code)).toMatchObject({ status: 'claimed' });
    expect((await loser.value('getRewardCenter', { query: {} })).given).toMatchObject([{ amount: { amount: '0.00' } }]);
    expect(await watch()).toBe(0);
  });

  test('of an excluded member end; bonus money that they had won is returned at once (R24)', async () => {
    const { code, id } = await publishedPromotion(gateway, 'freeSpins', { ...spins, wagering });
    const player = await gateway.registerMember();
    await claim(player, code);
    const until = new Date(gateway.clock.now().getTime() + 86_400_000);
    await gateway.db.updateTable('member').set({ bets_blocked_until: until }).where('id', '=', player.memberId).execute();
    beforeEnd = async (ended) => void (await won(player, ended, '7.00'));
    await watch();
    const grants = await gateway.db.selectFrom('bonus_grant').select(['status', 'returned']).where('promotion_id', '=', id).execute();
    expect(grants).toEqual([{ status: 'forfeited', returned: '700' }]);
  });

  test('may be for a deposit, which is good for one claim', async () => {
    const { code } = await publishedPromotion(gateway, 'freeSpins', {
      ...spins,
      perMember: undefined,
      deposit: 'any',
      minDeposit: '100.00',
    });
    const player = await gateway.registerMember();
    expect(await seen(player, code)).toMatchObject({ status: 'joined', deposit: 'any', minDeposit: { amount: '100.00' } });
    await fund(gateway, player, '100.00');
    const { deposits } = await seen(player, code);
    expect(deposits).toHaveLength(1);
    expect(await claim(player, code, { deposit: deposits![0]!.id })).toMatchObject({ status: 200 });
    await won(player, asked[0]!.body.campaignId, '5.00');
    expect(await seen(player, code)).toMatchObject({ status: 'joined' });
    expect(await claim(player, code, { deposit: deposits![0]!.id })).toMatchObject(refused(409, 'already_claimed'));
  });

  test('a hundred claims at once give exactly the allowance', async () => {
    const { code, id } = await publishedPromotion(gateway, 'freeSpins', { ...spins, total: 3 });
    const players = await Promise.all(Array.from({ length: 10 }, () => gateway.registerMember()));
    const answers = await Promise.all(players.map((player) => claim(player, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const rows = await gateway.db.selectFrom('free_spins').select('state').where('promotion_id', '=', id).execute();
    expect(rows.map(({ state }) => state)).toEqual(['given', 'given', 'given']);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});
