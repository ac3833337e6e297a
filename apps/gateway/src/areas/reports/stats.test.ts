// Office 7: sums are kept by hour, and rebuilt from the ledger to the last unit.
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { money } from '@parlour/domain';
import { figuresOf } from '@parlour/domain/reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { post } from '../../ledger/post.ts';
import { transfers } from '../../ledger/transfers.ts';
import { forfeitGrants } from '../rewards/grants.ts';
import { bonusOf, giveGrant, publishedPromotion } from '../rewards/testing.ts';
import { playing } from '../vendors/testing.ts';
import { fund, reportOf, sendReport } from '../wallet/testing.ts';
import { approveWithdrawal, rejectWithdrawal } from '../wallet/withdrawals.ts';
import { dayIn } from '@parlour/domain/reports';
import { foldStats } from './fold.ts';
import { sumsOf } from './sums.ts';
import * as stats from './migrations/0051-stats.ts';
import * as playedMembers from './migrations/0054-played-members.ts';
import * as playedDays from './migrations/0105-played-days.ts';
import * as depositorsInOrder from './migrations/0109-depositors-in-order.ts';
import * as costs from './migrations/0116-costs.ts';
import * as ties from './migrations/0250-ties.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const fold = () => foldStats(gateway.database.db, gateway.merchants);
const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
type Row = Record<'subject' | 'count' | 'paid_in' | 'paid_out', string>;
const read = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(gateway.db)).rows;

/** The stored sums, by subject. */
const kept = () =>
  read(sql<Row>`select subject, sum(count)::text as count, sum(paid_in)::text as paid_in, sum(paid_out)::text as paid_out
    from stat_hour where subject in ('rounds', 'deposits', 'withdrawals') group by subject order by subject`);

/** The same sums from the ledger's entries alone: members' cash and providers' clearing accounts. */
const rebuilt = () =>
  read(sql<Row>`
    select case kind when 'deposit' then 'deposits' else 'withdrawals' end as subject,
      sum(case kind when 'withdrawalReturned' then -1 else 1 end)::text as count,
      sum(case kind when 'deposit' then -amount else 0 end)::text as paid_in,
      sum(case kind when 'deposit' then 0 else amount end)::text as paid_out
    from (select t.kind, e.amount from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
      join ledger_account a on a.id = e.account_id where a.owner_kind = 'provider' and t.book = 'real') paid group by 1
    union all
    select 'rounds', (select count(*) from round where status = 'settled' and book = 'real')::text,
      sum(case when t.kind in ('bet', 'rollback') then -e.amount else 0 end)::text,
      sum(case when t.kind in ('bet', 'rollback') then 0 else e.amount end)::text
    from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
    join round r on r.id::text = t.reference and r.status = 'settled'
    where a.owner_kind = 'member' and a.kind = 'cash' and t.book = 'real' and t.kind in ('bet', 'rollback', 'win', 'promo', 'winReversed')
    order by subject`);

/** Plays rounds that are lost, won, won late, rolled back and left open. */
async function play(): Promise<void> {
  const { bet, win, rollback, rollbackWin, endRound, promo, player } = await playing(gateway, '1000.00');
  const round = async (amount = '10.00') => {
    const made = { roundId: randomUUID(), transactionId: randomUUID() };
    await bet({ ...made, amount });
    return { roundId: made.roundId, betTransactionId: made.transactionId };
  };
  const lost = await round();
  await endRound({ roundId: lost.roundId });
  const won = await round('7.50');
  const winId = randomUUID();
  await win({ ...won, amount: '30.00', transactionId: winId });
  await win({ ...won, amount: '1.25', transactionId: randomUUID() });
  await rollbackWin(winId);
  await win({ ...won, amount: '20.00', transactionId: randomUUID() });
  const open = await round('3.00');
  const undone = await round('4.00');
  await rollback({ betTransactionId: undone.betTransactionId });
  const reopened = await round('5.00');
  const taken = randomUUID();
  await win({ ...reopened, amount: '6.00', transactionId: taken });
  await rollbackWin(taken);
  await promo({ roundId: lost.roundId, gameCode: 'lotus-lanterns', amount: '2.00' });
  await promo({ amount: '9.00' });
  expect(open.roundId).toBeDefined();
  const [paid, refused] = [
    await player.value('createWithdrawal', { body: { amount: '120.00', ...bank } }),
    await player.value('createWithdrawal', { body: { amount: '110.00', ...bank } }),
  ];
  await approveWithdrawal(gateway.db, paid.id, gateway.clock.now());
  await rejectWithdrawal(gateway.db, refused.id, 'no', gateway.clock.now());
}

test('the sums are those of the ledger, whatever happened to rounds and payments, even if several gateways sum at once', async () => {
  let over = false;
  const folding = (async () => {
    // Without a turn of the event loop in between, sums on the embedded database would never leave one to the payments.
    while (!over) await Promise.all([fold(), fold(), nextTurn()]);
  })();
  await Promise.all([play(), play(), play()]);
  over = true;
  await folding;
  await fold();
  const sums = await kept();
  expect(sums).toEqual(await rebuilt());
  expect(sums.map(({ subject }) => subject)).toEqual(['deposits', 'rounds', 'withdrawals']);
  expect(await fold(), 'nothing is left to add').toBe(0);
});

test('a withdrawal that was paid and then returned does not count', async () => {
  await fold();
  const before = await kept();
  const player = await gateway.registerMember();
  await fund(gateway, player, '500.00');
  const { id } = await player.value('createWithdrawal', { body: { amount: '200.00', ...bank } });
  await approveWithdrawal(gateway.db, id, gateway.clock.now());
  await player.value('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome: 'notReceived' } });
  await rejectWithdrawal(gateway.db, id, 'it came back', gateway.clock.now());
  await fold();
  const withdrawals = (rows: Row[]) => rows.find(({ subject }) => subject === 'withdrawals');
  expect(withdrawals(await kept())).toEqual(withdrawals(before));
});

test('a first deposit counts once, at its hour, and at the hour of the registration as one that came of it', async () => {
  const registered = gateway.clock.now();
  const player = await gateway.registerMember();
  const deposits = await Promise.all(['500.00', '600.00', '700.00'].map((amount) => player.value('createDeposit', { body: { amount } })));
  gateway.clock.advance(3 * 3600);
  for (const deposit of deposits) {
    gateway.clock.advance(1);
    expect((await sendReport(gateway, reportOf(deposit))).statusCode).toBe(200);
    await fold();
  }
  const since = async (subject: string, from: Date) =>
    read(sql<Row>`select sum(count)::text as count, sum(paid_in)::text as paid_in from stat_hour
      where subject = ${subject} and hour >= date_trunc('hour', ${from}::timestamptz)`);
  expect(await since('firstDeposits', gateway.clock.now())).toEqual([{ count: '1', paid_in: '50000' }]);
  expect((await since('converted', gateway.clock.now()))[0]!.count).toBeNull();
  expect(Number((await since('converted', registered))[0]!.count)).toBeGreaterThan(0);
});

test('NGR takes off what promotions gave and did not get back, also within a late win, and what rebates paid', async () => {
  const merchant = gateway.merchants.byCode('lotus');
  const today = dayIn(merchant.brand.timeZone, gateway.clock.now());
  const figures = async () => {
    await fold();
    const { sums, active } = (await sumsOf(gateway.db, [{ merchant, from: today, to: today }])).get('lotus')!;
    return figuresOf(sums, active, 'BDT');
  };
  const before = await figures();
  const { player, bet, win } = await playing(gateway, '100.00');
  const { memberId } = player;
  const { id: promotionId } = await publishedPromotion(gateway, 'reward', {}, 100_000n);
  expect((await figures()).ngr, 'a budget that was funded has cost nothing').toEqual(before.ngr);

  const grant = await giveGrant(
    gateway.db,
    { ...bonusOf(20_000n), memberId, promotion: { id: promotionId, version: 1 }, key: promotionId },
    gateway.clock.now(),
  );
  if (grant === 'budgetSpent') throw new Error('the budget does not suffice');
  // A stake of 100.00 in cash and 50.00 of the bonus. What is left of the bonus is returned, and so is its third of the later win.
  const round = { roundId: randomUUID(), transactionId: randomUUID() };
  await bet({ ...round, amount: '150.00' });
  await forfeitGrants(gateway.db, { merchant: 'lotus', memberId, grants: [grant.id] }, gateway.clock.now());
  await win({ roundId: round.roundId, betTransactionId: round.transactionId, amount: '300.00' });
  const cause = { merchant: 'lotus', memberId, book: 'real' as const, promotionId, key: promotionId };
  await post(gateway.db, transfers.rewardPaid({ ...cause, kind: 'rebatePaid', amount: money(3000n, 'BDT') }), gateway.clock.now());
  const ofLine = { merchant: 'lotus', kind: 'betRebate' as const, key: promotionId, reference: promotionId, from: null, to: memberId };
  await post(gateway.db, transfers.agent({ ...ofLine, amount: money(700n, 'BDT') }), gateway.clock.now());

  const after = await figures();
  expect(after.ggr.minor - before.ggr.minor).toBe(15_000n - 30_000n);
  // The member had 100.00, and now has 200.00 plus the rebates.
  expect(after.ngr.minor - before.ngr.minor).toBe(-10_000n - 3000n - 700n);
});

test('hours and days are those of the merchant, also where they begin at half past', async () => {
  const halfPast = { all: [{ ...gateway.merchants.all[0]!, brand: { ...gateway.merchants.all[0]!.brand, timeZone: 'Asia/Kolkata' } }] };
  const { code } = halfPast.all[0]!;
  const member_id = randomUUID();
  const change = {
    merchant: code,
    currency: 'BDT',
    subject: 'rounds',
    partner: 'JL',
    game_code: 'lotus-lanterns',
    member_id,
    count: 1,
  } as const;
  for (const at of ['2020-05-01T18:29:59Z', '2020-05-01T18:30:00Z'])
    await gateway.db
      .insertInto('stat_change')
      .values({ ...change, at: new Date(at), paid_in: 100n, paid_out: 0n })
      .execute();
  await foldStats(gateway.database.db, halfPast);
  const hours = await gateway.db
    .selectFrom('stat_hour')
    .select(['hour', 'line'])
    .where('hour', '<', new Date('2021-01-01'))
    .orderBy('hour')
    .execute();
  expect(hours.map(({ hour, line }) => [hour.toISOString(), line])).toEqual([
    ['2020-05-01T17:30:00.000Z', 'RNG'],
    ['2020-05-01T18:30:00.000Z', 'RNG'],
  ]);
  const days = await sql<{ day: string }>`select day::text from stat_member_day where member_id = ${member_id} order by day`.execute(
    gateway.db,
  );
  expect(days.rows.map(({ day }) => day)).toEqual(['2020-05-01', '2020-05-02']);
  await sql`delete from stat_hour where hour < '2021-01-01'`.execute(gateway.db);
});

test('members who played in any span are counted once, whatever was settled late, taken back or played again', async () => {
  const members = Array.from({ length: 6 }, () => randomUUID());
  const change = { merchant: 'lotus', currency: 'BDT', subject: 'rounds', partner: 'JL', game_code: 'lotus-lanterns' } as const;
  const changes = async (...all: readonly (readonly [member: number, day: number, count: 1 | -1])[]) => {
    const rows = all.map(([member, day, count]) => ({
      ...change,
      member_id: members[member]!,
      count,
      at: new Date(Date.UTC(2019, 4, day, 6)),
      paid_in: BigInt(count),
      paid_out: 0n,
    }));
    await gateway.db.insertInto('stat_change').values(rows).execute();
    await fold();
    await expectSpans();
  };
  const merchant = gateway.merchants.byCode('lotus');
  const [zone, noon] = [merchant.brand.timeZone, (day: number) => new Date(Date.UTC(2019, 4, day, 6))];
  /** Compares the sums of ten-day spans, whole and cut at noon, with those of the members' days. */
  const expectSpans = async () => {
    for (const from of [1, 2, 4, 6])
      for (const to of [2, 5, 6, 9, 10].filter((day) => day >= from))
        for (const until of [undefined, noon(to)]) {
          const range = { from: dayIn(zone, noon(from)), to: dayIn(zone, noon(to)) };
          const { rows } = await sql<{ active: string }>`select count(distinct member_id)::text as active from stat_member_day
            where merchant = 'lotus' and currency = 'BDT' and rounds > 0 and day between ${range.from} and ${range.to}
              and (day < ${range.to} or first_at < ${until ?? 'infinity'}::timestamptz)`.execute(gateway.db);
          const { active } = (await sumsOf(gateway.db, [{ merchant, ...range, until }])).get('lotus')!;
          expect(active, `${range.from} to ${range.to}`).toBe(Number(rows[0]!.active));
        }
  };
  await changes([0, 5, 1], [0, 2, 1], [1, 5, 1], [2, 9, 1]);
  await changes([0, 3, 1], [0, 9, 1], [1, 1, 1], [2, 9, 1], [3, 4, 1]);
  await changes([0, 5, -1], [2, 9, -1]);
  await changes([2, 9, -1], [1, 5, -1], [1, 6, 1], [4, 2, 1], [4, 3, 1], [4, 2, -1]);
  await changes([0, 5, 1], [2, 9, 1], [5, 10, 1]);
  const { rows } = await sql`select from stat_member_day where (rounds > 0) <> (played_before is not null)`.execute(gateway.db);
  expect(rows).toEqual([]);
  await sql`delete from stat_hour where hour < '2020-01-01'`.execute(gateway.db);
});

test('the migration counts all earlier play of an installation', async () => {
  await fold();
  const all = () =>
    read(sql<Row>`select subject, hour, partner, line, currency, count::text, paid_in::text, paid_out::text
      from stat_hour where count <> 0 or paid_in <> 0 or paid_out <> 0 order by hour, subject, partner, line`);
  const before = await all();
  await sql`drop trigger stat_round_new on round`.execute(gateway.db);
  for (const statement of [
    sql`drop trigger stat_round_changed on round`,
    sql`drop trigger stat_transfer on ledger_transfer`,
    sql`drop trigger stat_member on member`,
    sql`drop trigger stat_cost on ledger_account`,
    sql`drop index ledger_transfer_funding`,
    sql`drop table stat_change, stat_hour, stat_game_day, stat_member_day, stat_played_day, stat_depositor`,
  ])
    await statement.execute(gateway.db);
  await stats.up(gateway.db);
  await playedMembers.up(gateway.db as never);
  await playedDays.up(gateway.db);
  await depositorsInOrder.up(gateway.db);
  await costs.up(gateway.db);
  await ties.up(gateway.db as never);
  // Only then, because rights on the new tables are granted after the migrations.
  await foldStats(gateway.db, gateway.merchants);
  expect(await all()).toEqual(before);
});
