import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { merchantDay, startOfMerchantDay } from '../loyalty/days.ts';
import { countedRound, reachLevels } from '../loyalty/testing.ts';
import { tellFalls } from './tell-falls.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('a member about to lose a level is told once, in the last week of the month, what is missing', async () => {
  const merchant = gateway.merchants.byCode('lotus');
  const month = merchantDay(merchant, gateway.clock.now()).slice(0, 7);
  const on = (day: number) => new Date(startOfMerchantDay(merchant, `${month}-${day}`).getTime() + 3_600_000);
  const [falls, excluded, none] = [await gateway.registerMember(), await gateway.registerMember(), await gateway.registerMember()];
  await reachLevels(gateway, falls, 2);
  await reachLevels(gateway, excluded, 2);
  await countedRound(gateway, none);
  await gateway.db
    .updateTable('member')
    .set({ bets_blocked_until: new Date(gateway.clock.now().getTime() + 60 * 86_400_000) })
    .where('id', '=', excluded.memberId)
    .execute();
  expect(await tellFalls(gateway.db, gateway.merchants, on(15))).toBe(0);
  expect(await tellFalls(gateway.db, gateway.merchants, on(28))).toBe(1);
  expect(await tellFalls(gateway.db, gateway.merchants, on(28))).toBe(0);
  const told = (await falls.value('listMessages')).list.filter(({ kind }) => kind === 'levelMayFall');
  expect(told).toMatchObject([{ params: { currency: 'BDT', amount: expect.stringMatching(/^[1-9]/) } }]);
});
