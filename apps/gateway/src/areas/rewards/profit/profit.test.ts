import { dayAfter, money } from '@parlour/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { countedRound } from '../loyalty/testing.ts';
import { payReward } from '../loyalty/pay-reward.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ manyAccounts: false });
});
afterAll(() => gateway.close());

test('profit and loss adds up by line and by day, with what was given beside the rounds', async () => {
  const member = await gateway.registerMember();
  const today = await countedRound(gateway, member, { valid: '10000' });
  const before = await countedRound(gateway, member, { valid: '5000', daysAgo: 1 });
  await countedRound(gateway, member, { valid: '900', daysAgo: 9 });
  for (const [budget, amount] of [
    ['missions', 700n],
    ['rebate', 250n],
  ] as const)
    await payReward(
      gateway.db,
      { merchant: 'lotus', memberId: member.memberId, budget, amount: money(amount, 'BDT'), key: `profit:${budget}` },
      gateway.clock.now(),
    );
  const bdt = (amount: string) => ({ amount, currency: 'BDT' });
  const answer = await member.value('getProfit', { query: { from: dayAfter(today, -6), to: today } });
  expect(answer).toMatchObject({
    today,
    lines: [{ line: 'RNG', stake: bdt('150.00'), validStake: bdt('150.00'), win: bdt('0.00'), net: bdt('-150.00') }],
    days: [
      { day: before, net: bdt('-50.00'), bonus: bdt('0.00'), sum: bdt('-50.00') },
      { day: today, net: bdt('-100.00'), bonus: bdt('7.00'), rebate: bdt('2.50'), sum: bdt('-90.50') },
    ],
    sums: { stake: bdt('150.00'), bonus: bdt('7.00'), rebate: bdt('2.50'), sum: bdt('-140.50') },
  });
  const other = await gateway.registerMember();
  expect(await other.value('getProfit', { query: { from: today, to: today } })).toMatchObject({ lines: [], days: [] });
  for (const [from, to] of [
    [dayAfter(today, -31), today],
    [today, dayAfter(today, -1)],
  ] as const)
    expect(await member.call('getProfit', { query: { from, to } })).toMatchObject({ status: 422, body: { code: 'field_invalid' } });
});
