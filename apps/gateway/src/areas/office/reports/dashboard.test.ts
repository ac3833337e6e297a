// Office 7: the dashboard, from sums by hour, in whole days of the merchant.
import { randomUUID } from 'node:crypto';
import { dayAfter, money } from '@parlour/domain';
import { dayIn } from '@parlour/domain/reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf } from '../../../testing/office.ts';
import { foldStats } from '../../reports/fold.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { publishedPromotion } from '../../rewards/testing.ts';
import { playing } from '../../vendors/testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const ask = (period?: 'today' | 'yesterday' | 'week' | 'lastMonth', merchant = 'lotus') =>
  officeOf(gateway).call('getDashboard', { query: { merchant, period } });
const figuresOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).list[0]!;

/** A player's settled round at a given time, recorded by the triggers as in production. */
async function settled(at: Date, [paid_in, paid_out]: [bigint, bigint], member_id = randomUUID()) {
  const round = { merchant: 'lotus', currency: 'BDT', subject: 'rounds', partner: 'JL', game_code: 'lotus-lanterns', count: 1 } as const;
  await gateway.db
    .insertInto('stat_change')
    .values({ ...round, at, member_id, paid_in, paid_out })
    .execute();
}

describe('the figures', () => {
  test('are those of today’s activity, with the game that was played', async () => {
    const { bet, endRound } = await playing(gateway, '1000.00');
    const roundId = randomUUID();
    await bet({ roundId, amount: '12.50' });
    await endRound({ roundId });
    await foldStats(gateway.database.db, gateway.merchants);
    const { figures, currency, points } = await figuresOf();
    expect(currency).toBe('BDT');
    expect(figures).toEqual({
      deposits: '1000.00',
      withdrawals: '0.00',
      net: '1000.00',
      stakes: '12.50',
      wins: '0.00',
      ggr: '12.50',
      ngr: '12.50',
      rounds: 1,
      active: 1,
      registrations: 1,
      firstDeposits: 1,
      conversion: 1,
    });
    expect(points.at(-1)).toMatchObject({ deposits: '1000.00', ggr: '12.50' });
  });

  test('are compared with the same weekday, up to the hour that it is now', async () => {
    const { brand } = gateway.merchants.byCode('lotus');
    const weekAgo = new Date(gateway.clock.now().getTime() - 7 * 86_400_000);
    const day = dayAfter(dayIn(brand.timeZone, gateway.clock.now()), -7);
    const { rows } = await sql<{
      last: Date;
    }>`select ((${day}::date + 1)::timestamp at time zone ${brand.timeZone}) - interval '1 second' as last`.execute(gateway.db);
    const somebody = randomUUID();
    await settled(weekAgo, [300n, 100n], somebody);
    await settled(new Date(weekAgo.getTime() - 1), [500n, 0n], somebody);
    // A future hour of today, unless this is the day's last hour.
    const isLastHour = rows[0]!.last.getTime() - weekAgo.getTime() < 3_600_000;
    if (!isLastHour) await settled(rows[0]!.last, [9900n, 0n]);
    await foldStats(gateway.database.db, gateway.merchants);
    const { before, daysBefore } = await figuresOf();
    expect(daysBefore).toBe(7);
    expect(Number(before.stakes)).toBeLessThanOrEqual(8);
    expect(Number(before.stakes)).toBeGreaterThanOrEqual(3);
    expect(before.active).toBe(1);
  });

  test('of more days count a member once, and have a point for each day, also where nothing happened', async () => {
    const somebody = randomUUID();
    const daysAgo = (days: number) => new Date(gateway.clock.now().getTime() - days * 86_400_000);
    for (const days of [2, 3]) await settled(daysAgo(days), [1000n, 400n], somebody);
    await foldStats(gateway.database.db, gateway.merchants);
    const { figures, points, from, to } = await figuresOf('week');
    expect(points).toHaveLength(7);
    expect([points[0]!.at, points[6]!.at]).toEqual([from, to]);
    expect(points.filter(({ ggr }) => ggr === '6.00')).toHaveLength(2);
    expect(figures).toMatchObject({ ggr: '24.50', active: 2 });
  });

  test('are those of each merchant alone', async () => {
    const { list } = await officeOf(gateway).call('getDashboard', { query: {} });
    expect(list.map(({ merchant }) => merchant)).toEqual(gateway.merchants.all.map(({ code }) => code));
    expect(list.filter(({ merchant }) => merchant !== 'lotus').map(({ figures }) => figures.ggr)).not.toContain('12.50');
  });
});

test('queues tell how long the oldest waits, and whether that is too long', async () => {
  const queue = async (name: string) => (await ask()).queues.find((each) => each.queue === name);
  expect(await queue('feedback')).toMatchObject({ count: 0, oldest: null, late: false });
  const minutesAgo = (minutes: number) => new Date(gateway.clock.now().getTime() - minutes * 60_000);
  for (const minutes of [10, 30, 25 * 60])
    await gateway.db
      .insertInto('feedback')
      .values({ merchant: 'lotus', member_id: null, type: 3, content: 'The reels stop.', created_at: minutesAgo(minutes) })
      .execute();
  expect(await queue('feedback')).toEqual({ queue: 'feedback', count: 3, oldest: 25 * 60, median: 30, target: 24 * 60, late: true });
});

test('problems are warned of: too few approvers, late sums', async () => {
  // So far only the gateway's own account exists, so operations that take two people could never be approved (O15).
  expect((await ask()).warnings).toEqual([{ kind: 'fewApprovers', merchant: 'lotus', count: expect.any(Number) as number }]);
  await firstTwo(gateway);
  expect((await ask()).warnings).toEqual([]);
  const hourAgo = new Date(gateway.clock.now().getTime() - 3_600_000);
  await settled(hourAgo, [100n, 0n]);
  expect((await ask()).warnings, 'of a round that changed later').toEqual([]);
  for (let more = 0; more < 20; more++) await settled(hourAgo, [100n, 0n]);
  expect((await ask()).warnings).toEqual([{ kind: 'sumsLate', merchant: 'lotus', count: 21 }]);
});

test('a nearly spent budget is warned of while its promotion runs', async () => {
  const low = async () => (await ask()).warnings.filter(({ kind }) => kind === 'budgetLow');
  const { id, code } = await publishedPromotion(gateway, 'reward', {}, 100_000n);
  const player = await gateway.registerMember();
  const give = (minor: bigint) =>
    post(
      gateway.db,
      transfers.rewardPaid({
        merchant: 'lotus',
        promotionId: id,
        book: 'real',
        kind: 'rewardPaid',
        memberId: player.memberId,
        amount: money(minor, 'BDT'),
        key: String(minor),
      }),
      gateway.clock.now(),
    );
  await give(90_000n);
  expect(await low()).toEqual([]);
  await give(2500n);
  expect(await low()).toEqual([{ kind: 'budgetLow', merchant: 'lotus', subject: code, count: 7 }]);
  await gateway.db.updateTable('promotion').set({ closed_at: gateway.clock.now() }).where('id', '=', id).execute();
  expect(await low()).toEqual([]);
});
