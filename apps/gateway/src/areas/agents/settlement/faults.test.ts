import { nextPeriod, periodAt, type Period } from '@parlour/domain/agents';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followDatabase } from '../../../main/database-clock.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { cashOf, failPostings, lineOfAgents, settledBet, settlePeriod, signedContract } from '../testing.ts';
import { findDueRuns } from './jobs.ts';
import { duePeriods } from './periods.ts';
import { noteRun, waitForOpenTransactions } from './run.ts';

let gateway: TestGateway;
let lotus: Merchant;
beforeAll(async () => {
  gateway = await startTestGateway();
  lotus = gateway.merchants.byCode('lotus');
});
afterAll(() => gateway.close());

const hour = 3_600_000;

/** A head with a daily contract of 1 percent, in force since the day before. */
async function paidByTheDay(): Promise<string> {
  const [head] = await lineOfAgents(gateway, 1);
  await signedContract(gateway, { memberId: head!.memberId, kind: 'daily', tiers: [{ rate: '1' }] });
  return head!.memberId;
}
const currentDay = () => periodAt('daily', gateway.clock.now().getTime(), lotus.brand.timeZone);
const run = (day: Period) => settlePeriod(gateway, lotus, 'daily', day);
const allCash = (memberIds: readonly string[]) => Promise.all(memberIds.map((id) => cashOf(gateway, id)));

test('a bet voided while a run is interrupted counts in every line as before, and the next run takes it back once', async () => {
  const heads = [await paidByTheDay(), await paidByTheDay()];
  gateway.clock.advance(24 * 3600);
  const day = currentDay();
  const bets: string[] = [];
  for (const memberId of heads)
    bets.push(await settledBet(gateway, { memberId, stake: 100_000n, win: 0n, at: new Date(day.start + hour) }));
  gateway.clock.advance(24 * 3600);
  const mend = await failPostings(gateway, `agent:daily:${heads[1]}`);
  await expect(run(day)).rejects.toThrow('broken off');
  await mend();
  for (const id of bets) await gateway.db.updateTable('round').set({ status: 'rolledBack', win: 0n }).where('id', '=', id).execute();

  await run(day);
  expect(await allCash(heads)).toEqual([1_000n, 1_000n]);
  for (let repeat = 0; repeat < 2; repeat++) {
    await run(day);
    expect(await allCash(heads)).toEqual([0n, 0n]);
  }
  expect(await gateway.db.selectFrom('agent_sums').selectAll().execute()).toEqual([]);
});

test('a bet settled exactly when a day begins is of that day, and none of the day before', async () => {
  const memberId = await paidByTheDay();
  gateway.clock.advance(24 * 3600);
  const day = currentDay();
  await settledBet(gateway, { memberId, stake: 100_000n, win: 0n, at: new Date(day.end - 1) });
  await settledBet(gateway, { memberId, stake: 700_000n, win: 0n, at: new Date(day.end) });
  gateway.clock.advance(2 * 24 * 3600);
  await run(day);
  expect(await cashOf(gateway, memberId)).toBe(1_000n);
  await run(nextPeriod(day, lotus.brand.timeZone));
  expect(await cashOf(gateway, memberId)).toBe(8_000n);
});

test('a day with 25 hours has one run for each hour, and its daily run covers them all', async () => {
  const berlin: Merchant = { ...lotus, brand: { ...lotus.brand, timeZone: 'Europe/Berlin' } };
  const zone = berlin.brand.timeZone;
  const day = periodAt('daily', new Date('2026-10-25T12:00:00Z').getTime(), zone);
  expect(day.end - day.start).toBe(25 * hour);
  await sql`delete from agent_run where kind = 'hourly'`.execute(gateway.db);
  await noteRun(gateway.db, berlin, 'hourly', periodAt('hourly', day.start - 1, zone), gateway.clock.now());
  const hours = await duePeriods(gateway.db, berlin, 'hourly', new Date(day.end + 5 * 60_000));
  expect(new Set(hours.map(({ id }) => id)).size).toBe(25);
  expect(hours.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(25 * hour);
});

test.each(['Asia/Kolkata', 'Asia/Tokyo', 'Pacific/Honolulu'])(
  'after a change of the zone to %s every moment is of one day',
  async (timeZone) => {
    const merchant: Merchant = { ...lotus, code: `moved to ${timeZone}` };
    const day = periodAt('daily', new Date('2026-08-10T12:00:00Z').getTime(), 'Asia/Dhaka');
    await noteRun(gateway.db, { ...merchant, brand: { ...lotus.brand, timeZone: 'Asia/Dhaka' } }, 'daily', day, gateway.clock.now());
    const moved = { ...merchant, brand: { ...lotus.brand, timeZone } };
    const days = await duePeriods(gateway.db, moved, 'daily', new Date('2026-08-14T12:00:00Z'));
    expect(days.map(({ start }) => start)).toEqual([day, ...days.slice(0, -1)].map(({ end }) => end));
    expect(new Set([day, ...days].map(({ id }) => id)).size).toBe(days.length + 1);
    // From the second day on, days are those of the new zone.
    expect(days.slice(1)).toEqual(days.slice(1).map(({ end }) => periodAt('daily', end - 1, timeZone)));
  },
);

test('a gateway whose clock is an hour ahead runs nothing early', async () => {
  await sql`delete from agent_line_run`.execute(gateway.db);
  await sql`delete from agent_run`.execute(gateway.db);
  const log = { info: () => undefined, warn: () => undefined };
  const clock = await followDatabase(gateway.db, log, { elapsed: () => performance.now(), machine: () => Date.now() + hour });
  clock.stop();
  const now = new Date();
  const current = periodAt('hourly', now.getTime(), lotus.brand.timeZone);
  await noteRun(gateway.db, lotus, 'hourly', periodAt('hourly', current.start - 1, lotus.brand.timeZone), now);
  expect(Math.abs(clock.now().getTime() - now.getTime())).toBeLessThan(60_000);
  expect(await duePeriods(gateway.db, lotus, 'hourly', clock.now())).toEqual([]);
});

test('when the repetition of a missed run fails, missed runs of other kinds are still made up for', async () => {
  await sql`delete from agent_line_run`.execute(gateway.db);
  await sql`delete from agent_run`.execute(gateway.db);
  const memberId = await paidByTheDay();
  gateway.clock.advance(24 * 3600);
  const day = currentDay();
  await settledBet(gateway, { memberId, stake: 100_000n, win: 0n, at: new Date(day.start + hour) });
  gateway.clock.advance(24 * 3600);
  const now = gateway.clock.now();
  await noteRun(gateway.db, lotus, 'daily', day, now);
  await noteRun(gateway.db, lotus, 'hourly', periodAt('hourly', day.start, lotus.brand.timeZone), now);
  const mend = await failPostings(gateway, `agent:daily:${memberId}`);
  gateway.clock.advance(11 * 60);
  const merchants = { all: [{ ...lotus, flags: { ...lotus.flags, agentPolicy: true, dailySalary: true, hourlySalary: true } }] };
  // A run waits for the server's open transactions, also for those of other files of tests: its job is repeated then.
  const found = () =>
    findDueRuns({ db: gateway.db, merchants, now: gateway.clock.now() }).then(
      () => 'all',
      ({ message }: Error) => message,
    );
  await expect.poll(found).toContain('broken off');
  const undone = async () =>
    (await gateway.db.selectFrom('agent_run').select('kind').where('done_at', 'is', null).where('began_at', '<=', now).execute()).map(
      ({ kind }) => kind,
    );
  expect(await undone()).toEqual(['daily']);
  await mend();
  await expect.poll(found).toBe('all');
  expect(await undone()).toEqual([]);
  expect(await cashOf(gateway, memberId)).toBe(1_000n);
});

test('a run waits for transactions that were open when its period was noted, since they may settle a bet of the period', async () => {
  const day = periodAt('daily', gateway.clock.now().getTime() - 400 * 24 * hour, lotus.brand.timeZone);
  const asked = { code: lotus.code, kind: 'daily' as const, period: day.id, looks: 1 };
  await inTransaction(gateway.db, async (trx) => {
    await noteRun(trx, lotus, 'daily', day, gateway.clock.now());
    // Simulates that this transaction, which may settle bets, was already open when the period was recorded.
    await sql`update agent_run set noted_at_xid = (noted_at_xid::text::bigint + 1)::text::xid8 where kind = 'daily' and period = ${day.id}`.execute(
      trx,
    );
    await expect(waitForOpenTransactions(trx, asked)).rejects.toThrow('waits for a transaction');
  });
  // Other users of the same server may have open transactions too.
  await waitForOpenTransactions(gateway.db, { ...asked, looks: 40 });
});
