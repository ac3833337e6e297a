import { periodAt, type Cycle } from '@parlour/domain/agents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Merchant } from '../../../kernel/merchants.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { lineOfAgents, setPolicy, settleDue, settledBet, signedContract } from '../testing.ts';
import { comingPeriod, duePeriods } from './periods.ts';
import { noteRun } from './run.ts';

let gateway: TestGateway;
let lotus: Merchant;
beforeAll(async () => {
  gateway = await startTestGateway();
  lotus = gateway.merchants.byCode('lotus');
});
afterAll(() => gateway.close());

const hour = 3_600_000;
const day = 24 * hour;
const until = (at: number) => gateway.clock.advance((at - gateway.clock.now().getTime()) / 1000);

test.each<[Cycle & string, Cycle & string]>([
  ['weekly', 'monthly'],
  ['monthly', 'weekly'],
  ['semimonthly', 'weekly'],
  ['daily', 'semimonthly'],
  ['weekly', 'daily'],
])('after a change of dividends from %s to %s every moment is of one period, and a contract begins with one', async (before, after) => {
  const merchant: Merchant = { ...lotus, code: `${before} and then ${after}` };
  const zone = merchant.brand.timeZone;
  const now = gateway.clock.now();
  const settledBy = (dividendCycle: Cycle) => setPolicy(gateway, merchant.code, { dividendCycle } as Parameters<typeof setPolicy>[2]);
  gateway.clock.advance(-90 * 24 * 3600);
  await settledBy(before);
  gateway.clock.advance(90 * 24 * 3600);
  const run = periodAt(before, now.getTime() - 40 * day, zone);
  await noteRun(gateway.db, merchant, 'dividend', run, now);
  const planned = await comingPeriod(gateway.db, merchant, 'dividend', now);
  await settledBy(after);
  const coming = await comingPeriod(gateway.db, merchant, 'dividend', now);
  expect(coming).toEqual({ ...periodAt(after, planned.start, zone), start: planned.start });
  const periods = await duePeriods(gateway.db, merchant, 'dividend', new Date(now.getTime() + 70 * day));
  expect(periods.map(({ start }) => start)).toEqual([run, ...periods.slice(0, -1)].map(({ end }) => end));
  expect(new Set(periods.map(({ id }) => id)).size).toBe(periods.length);
  expect(periods).toContainEqual(coming);
  expect(periods.filter(({ start }) => start < coming.start).every(({ cycle }) => cycle === before)).toBe(true);
  const later = periods.filter(({ start }) => start > coming.start);
  expect(later).toEqual(later.map(({ start }) => periodAt(after, start, zone)));
});

test('every bet around a change of the cycle is in one dividend', async () => {
  await setPolicy(gateway, lotus.code, { dividendCycle: 'weekly', activeMin: '0' });
  const [head] = await lineOfAgents(gateway, 1);
  await signedContract(gateway, { memberId: head!.memberId, kind: 'dividend', tiers: [{ rate: '10' }] });
  const starts = (await comingPeriod(gateway.db, lotus, 'dividend', gateway.clock.now())).start;
  until(starts + day);
  await setPolicy(gateway, lotus.code, { dividendCycle: 'monthly', activeMin: '0' });
  for (let days = 0; days < 60; days++)
    await settledBet(gateway, { memberId: head!.memberId, stake: 1_000n, win: 0n, at: new Date(starts + days * day + hour) });
  until(starts + 60 * day);
  await settleDue(gateway, lotus.code, 'dividend');
  const bills = await gateway.db
    .selectFrom('agent_bill')
    .select(['starts_at', 'ends_at', 'figures'])
    .where('kind', '=', 'dividend')
    .where('holder_id', '=', head!.memberId)
    .orderBy('starts_at')
    .execute();
  expect(bills[0]!.ends_at.getTime() - starts).toBe(7 * day);
  expect(bills.map(({ starts_at }) => starts_at)).toEqual([new Date(starts), ...bills.slice(0, -1).map(({ ends_at }) => ends_at)]);
  expect(bills.map(({ figures }) => figures.bets)).toEqual(
    bills.map(({ starts_at, ends_at }) => (ends_at.getTime() - starts_at.getTime()) / day),
  );
  await setPolicy(gateway, lotus.code, {});
});
