import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletBalance } from '../../ledger/balance.ts';
import { walletOf } from '../identity/member/wallet-of.ts';
import { gameTransfers } from '../../ledger/testing.ts';
import { post } from '../../ledger/post.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { demoCookie } from './demo-player.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const payload = { vassalage: 'JL', gameCode: 'lotus-lanterns', language: 'EN' } as const;
async function playerOf(sessionId: string): Promise<string> {
  const { member_id } = await gateway.db
    .selectFrom('game_session')
    .select('member_id')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return member_id;
}
const launchFrom = async (browser: ReturnType<TestGateway['guest']>) => {
  const launch = await browser.value('launchTrialGame', { body: payload });
  return { ...launch, player: await playerOf(launch.sessionId) };
};

test('a visitor plays for play money without registering', async () => {
  const guest = gateway.guest();
  const { playMoney, player } = await launchFrom(guest);
  expect(playMoney).toBe(true);
  expect(await walletBalance(gateway.db, await walletOf(gateway.db, player))).toMatchObject({
    available: { amount: '2000.00', currency: 'BDT' },
    playMoney: true,
  });
  expect((await guest.call('getMemberInfo')).status).toBe(401);
});

test('the same browser continues with the same play money; another starts afresh', async () => {
  const guest = gateway.guest();
  const first = await launchFrom(guest);
  const bet = {
    merchant: 'lotus',
    memberId: first.player,
    amount: { minor: 50000n, currency: 'BDT' },
    book: 'play',
    vendor: 'JL',
    transactionId: 't1',
    reference: 'r1',
  } as const;
  await gateway.db.transaction().execute((trx) => post(trx, gameTransfers.bet(bet), gateway.clock.now()));
  const second = await launchFrom(guest);
  expect(second.player).toBe(first.player);
  expect((await walletBalance(gateway.db, await walletOf(gateway.db, second.player))).available.amount).toBe('1500.00');
  expect((await launchFrom(gateway.guest())).player).not.toBe(first.player);
});

test('spent play money is replenished once, at the next launch', async () => {
  const guest = gateway.guest();
  const { player } = await launchFrom(guest);
  const bet = {
    merchant: 'lotus',
    memberId: player,
    amount: { minor: 200000n, currency: 'BDT' },
    book: 'play',
    vendor: 'JL',
    transactionId: 't2',
    reference: 'r2',
  } as const;
  await gateway.db.transaction().execute((trx) => post(trx, gameTransfers.bet(bet), gateway.clock.now()));
  await Promise.all([launchFrom(guest), launchFrom(guest)]);
  expect((await walletBalance(gateway.db, await walletOf(gateway.db, player))).available.amount).toBe('2000.00');
});

test('the cookie is unreadable for scripts, stored only as a hash, and worthless at another merchant', async () => {
  const guest = gateway.guest();
  const { player } = await launchFrom(guest);
  const token = guest.cookies.get(demoCookie)!;
  expect(token).toMatch(/^[\w-]{43}$/);
  const rows = await gateway.db.selectFrom('demo_player').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const elsewhere = gateway.guest({ host: 'delta.localhost' });
  elsewhere.cookies.set(demoCookie, token);
  expect((await launchFrom(elsewhere)).player).not.toBe(player);
});

test('a trial user plays with their own play money', async () => {
  const trial = await gateway.startTrial();
  expect((await launchFrom(trial)).player).toBe(trial.memberId);
});

test("a member's own money is untouched", async () => {
  const member = await gateway.registerMember();
  const { player, playMoney } = await launchFrom(member);
  expect(player).not.toBe(member.memberId);
  expect(playMoney).toBe(true);
});

test('new demo players are limited by address; existing ones can go on playing', async () => {
  const few = await startTestGateway({ config: { limits: { ...gateway.config.limits, trialsPerDay: { licensed: 1, demo: 2 } } } });
  const ip = '198.51.100.9';
  const browsers = [few.guest({ ip }), few.guest({ ip }), few.guest({ ip })];
  const answers = [];
  for (const browser of browsers) answers.push(await browser.call('launchTrialGame', { body: payload }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect((await browsers[0]!.call('launchTrialGame', { body: payload })).status).toBe(200);
  expect((await few.guest().call('launchTrialGame', { body: payload })).status).toBe(200);
  await few.close();
});
