import type { components } from '@parlour/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { runQueued } from '../../../testing/run-queued.ts';
import { reportOf, sendReport } from '../../wallet/testing.ts';
import { publishVersion } from '../promotions.ts';
import { publishedPromotion } from '../testing.ts';
import { choiceJob, giveChosen } from './deposit-choice.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<TestGateway['registerMember']>>;
const wagering = { multiplier: '12', base: 'bonus', spend: 'realFirst', weights: { RNG: '100' }, days: 7, onWithdrawal: 'forfeit' };
const first = { percent: '70', deposit: 'first', minDeposit: '500.00', maxBonus: '7777.00', wagering };

const begin = (player: Player, amount: string, code: string, termsVersion = 1) =>
  player.call('createDeposit', { body: { amount, promotion: { code, termsVersion } } });

/** Makes a deposit for a promotion, delivers its money and runs the scheduled jobs; returns the deposit afterwards. */
async function deposit(player: Player, amount: string, code: string) {
  const begun = await player.value('createDeposit', { body: { amount, promotion: { code, termsVersion: 1 } } });
  expect(begun.promotion).toEqual({ code });
  return arrive(player, begun);
}

async function arrive(player: Player, begun: components['schemas']['Deposit']) {
  expect((await sendReport(gateway, reportOf(begun))).statusCode).toBe(200);
  expect(await runQueued(gateway, choiceJob.name)).toBe(1);
  const { database, merchants, vault, clock } = gateway;
  expect(await giveChosen(begun.id, { db: database.db, merchants, vault, now: clock.now() })).toBe(false);
  return player.value('getDeposit', { params: { depositId: begun.id } });
}

const offered = async (player: Player, code: string) =>
  (await player.value('listPromotions', { query: {} })).list.find((each) => each.code === code)!;

test('a deposit that was made for a promotion brings its bonus with the money, once', async () => {
  const { code } = await publishedPromotion(gateway, 'depositBonus', first);
  const player = await gateway.registerMember();
  expect(await offered(player, code)).toMatchObject({ status: 'joined', forNextDeposit: true });
  expect(await deposit(player, '1000.00', code)).toMatchObject({ promotion: { code, outcome: 'issued', given: { amount: '700.00' } } });
  expect(await player.value('getBalance')).toMatchObject({ available: { amount: '1000.00' }, bonus: { amount: '700.00' } });
  const after = await offered(player, code);
  expect(after).toMatchObject({ status: 'issued' });
  expect(after).not.toHaveProperty('forNextDeposit');
});

test('without wagering it is cash; where members join first, the choice joins', async () => {
  const { code } = await publishedPromotion(gateway, 'depositBonus', { percent: '10', deposit: 'any', optIn: true });
  const player = await gateway.registerMember();
  expect(await offered(player, code)).toMatchObject({ status: 'join', forNextDeposit: true });
  expect(await deposit(player, '1000.00', code)).toMatchObject({ promotion: { outcome: 'claimed', given: { amount: '100.00' } } });
  expect((await player.value('getBalance')).available.amount).toBe('1100.00');
});

test('a choice by an operator’s decision becomes an application', async () => {
  const { code } = await publishedPromotion(gateway, 'depositBonus', { ...first, decision: 'operator' });
  const player = await gateway.registerMember();
  expect(await deposit(player, '1000.00', code)).toMatchObject({ promotion: { code, outcome: 'applying' } });
  expect(await offered(player, code)).toMatchObject({ status: 'applying' });
});

test('a choice that could not be given is refused before any money is requested, and begins no deposit', async () => {
  const { code } = await publishedPromotion(gateway, 'depositBonus', first, 40_000n);
  const gift = await publishedPromotion(gateway, 'reward', { amount: '10.00' });
  const player = await gateway.registerMember();
  const refusal = async (...of: [amount: string, code: string, termsVersion?: number]) => (await begin(player, ...of)).body.code;
  expect(await refusal('499.99', code)).toBe('not_eligible');
  expect(await refusal('1000.00', code)).toBe('budget_spent');
  expect(await refusal('500.00', code, 2)).toBe('terms_changed');
  expect(await refusal('500.00', 'nobodys')).toBe('not_found');
  expect(await refusal('500.00', gift.code)).toBe('not_eligible');
  expect((await player.value('listDeposits', { query: {} })).list).toEqual([]);
  await deposit(player, '500.00', code);
  expect(await refusal('500.00', code)).toBe('already_claimed');
});

test('if the terms change while the money is on its way, the deposit arrives without a bonus, and says so', async () => {
  const { id, code } = await publishedPromotion(gateway, 'depositBonus', first);
  const player = await gateway.registerMember();
  const begun = await player.value('createDeposit', { body: { amount: '1000.00', promotion: { code, termsVersion: 1 } } });
  await publishVersion(
    gateway.db,
    { merchant: 'lotus', promotionId: id, kind: 'depositBonus', terms: { ...first, percent: '5' }, texts: {}, madeBy: 'test' },
    gateway.clock.now(),
  );
  expect(await arrive(player, begun)).toMatchObject({ status: 'succeeded', promotion: { code, outcome: 'terms_changed' } });
  expect(await player.value('getBalance')).not.toHaveProperty('bonus');
  expect(await offered(player, code)).toMatchObject({ status: 'claim', deposits: [{ gives: { amount: '50.00' } }] });
});
