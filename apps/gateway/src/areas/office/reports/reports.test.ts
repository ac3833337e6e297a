// Office 9: reports, from the sums that the dashboard shows, in whole days of the merchant.
import { randomUUID } from 'node:crypto';
import { dayAfter } from '@parlour/domain';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { dayIn, groupsOf, reportNames, reportSpec, reportSpecs, type ReportGroup, type ReportName } from '@parlour/domain/reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { onPostgres } from '../../../testing/needing.ts';
import { namedOperator, officeOf, operate } from '../../../testing/office.ts';
import { runQueued } from '../../../testing/run-queued.ts';
import { lineOfAgents, signedContract, waitingBill } from '../../agents/testing.ts';
import { foldStats } from '../../reports/fold.ts';
import { chargeWithdrawals } from '../../rewards/loyalty/testing.ts';
import { bonusOf, earnPoints, giveGrant, publishedPromotion } from '../../rewards/testing.ts';
import { playing } from '../../vendors/testing.ts';
import { fund } from '../../wallet/testing.ts';
import type { InputOf, Schema } from '../operator.ts';
import { removeExpiredReports } from './prepared-store.ts';

let gateway: TestGateway;
let player: Awaited<ReturnType<typeof playing>>['player'];
beforeAll(async () => {
  gateway = await startTestGateway();
  // Two play and one of them is paid out; a third registers.
  for (const stake of ['12.50', '40.00']) {
    const game = await playing(gateway, '1000.00');
    player ??= game.player;
    const roundId = randomUUID();
    await game.bet({ roundId, amount: stake });
    if (stake === '12.50') await game.endRound({ roundId });
    else await game.win({ roundId, amount: '30.00' });
  }
  const third = await gateway.registerMember();
  await fund(gateway, third, '600.00');
  const payee = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345' };
  const { id } = await third.value('createWithdrawal', { body: { amount: '300.00', ...payee } });
  await operate(gateway, 'approveWithdrawal', { id });
  await otherwise(player, third);
  await foldStats(gateway.database.db, gateway.merchants);
});
afterAll(() => gateway.close());

/** What reports other than those about play and payments count: one of each. */
async function otherwise(winner: typeof player, other: typeof player): Promise<void> {
  const now = gateway.clock.now();
  const { db } = gateway;
  const { id: promotion } = await publishedPromotion(gateway, 'reward', {});
  const given = await giveGrant(
    db,
    { ...bonusOf(5000n), memberId: winner.memberId, promotion: { id: promotion, version: 1 }, key: 'report' },
    now,
  );
  if (given === 'budgetSpent') throw new Error('The budget does not suffice.');
  const claim = { id: randomUUID(), merchant: 'lotus', promotion_id: promotion, version: 1, member_id: winner.memberId, deposit_id: null };
  await db
    .insertInto('promotion_claim')
    .values({ ...claim, amount: 5000n, grant_id: given.id, day: today(), claimed_at: now, subject: '1', step: null, drawn: null })
    .execute();
  await earnPoints(db, { merchant: 'lotus', memberId: winner.memberId, points: 250n, reference: 'report' }, now);
  const { code } = await winner.value('getReferral', {});
  await gateway.registerMember({ referralCode: code });
  const [head, below] = await lineOfAgents(gateway, 2);
  const contract = await signedContract(gateway, { memberId: head!.memberId, kind: 'dividend', tiers: [{ rate: '30' }] });
  await waitingBill(gateway, { holder: below!.memberId, payer: head!.memberId, contract, waits: 'awaiting' });
  const limit = { merchant: 'lotus', days: 7, currency: 'BDT', amount: 100_000n, set_by: 'bao', set_at: now };
  await db
    .insertInto('deposit_limit')
    .values({ ...limit, member_id: other.memberId })
    .execute();
}

interface Query {
  merchant?: string;
  from?: string;
  to?: string;
  by?: ReportGroup;
  sort?: string;
  after?: string;
}
const ask = (name: ReportName, query: Query = {}) =>
  officeOf(gateway).call(reportSpecs[name].operation, { query: { merchant: 'lotus', ...query } } as never) as unknown as Promise<
    Schema<'Report'>
  >;
const today = () => dayIn(gateway.merchants.byCode('lotus').brand.timeZone, gateway.clock.now());
const ofToday = () => ({ from: today(), to: today() });
const total = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).totals![0]!;
const cents = (figure: string | number | null | undefined) => Math.round(Number(figure) * 100);

describe('totals', () => {
  test('are the figures of the dashboard', async () => {
    const { list } = await officeOf(gateway).call('getDashboard', { query: { merchant: 'lotus' } });
    const { figures, begins, ends } = list[0]!;
    expect(figures).toMatchObject({
      stakes: '52.50',
      wins: '30.00',
      deposits: '2600.00',
      withdrawals: '300.00',
      active: 2,
      firstDeposits: 3,
    });
    // Invitations are about the invited members alone, and the largest wins about their rounds.
    for (const name of reportNames.filter((each) => each !== 'referrals' && each !== 'wins')) {
      const told = await total(name, ofToday());
      expect([told.begins, told.ends], name).toEqual([begins, ends]);
      for (const [figure, value] of Object.entries(told.figures))
        if (figure in figures) expect(value, `${name} ${figure}`).toBe(figures[figure as keyof typeof figures]);
    }
  });

  test('are compared with the same weekdays before, and are 0 where nothing happened', async () => {
    const { before, daysBefore } = await total('members', ofToday());
    expect(daysBefore).toBe(7);
    expect(before).toMatchObject({ stakes: '0.00', active: 0 });
    const yesterday = dayAfter(today(), -1);
    expect((await total('games', { from: yesterday, to: yesterday })).figures).toEqual({
      rounds: 0,
      stakes: '0.00',
      wins: '0.00',
      ggr: '0.00',
      rtp: null,
    });
  });

  test('are of each merchant alone', async () => {
    const report = (await officeOf(gateway).call('getMembersReport', { query: {} })) as Schema<'Report'>;
    expect(report.totals!.map(({ merchant }) => merchant)).toEqual(gateway.merchants.all.map(({ code }) => code));
    expect(report.totals!.filter(({ figures }) => Number(figures['stakes']) !== 0).map(({ merchant }) => merchant)).toEqual(['lotus']);
    expect(report.points).toBeNull();
  });
});

/** Figures of rows that are no parts of the total: members may be in several rows, and points are held from day to day. */
const notAdded = ['active', 'members', 'liability'];
const groupings = reportNames.flatMap((name) => groupsOf(name).map((by) => [name, by] as const));
test.each(groupings)('%s by %s: the rows add up to the totals', async (name, by) => {
  const { list, about, totals } = await ask(name, { ...ofToday(), by });
  expect(about?.count).toBe(list.length);
  expect(list.length).toBeGreaterThan(0);
  const { figures: kinds } = reportSpec(name);
  for (const [figure, value] of Object.entries(totals![0]!.figures)) {
    const shown = list.flatMap(({ figures }) => (figure in figures ? [cents(figures[figure])] : []));
    if (shown.length === 0 || notAdded.includes(figure) || !['amount', 'count'].includes(kinds[figure]!)) continue;
    expect(
      shown.reduce((sum, each) => sum + each, 0),
      figure,
    ).toBe(cents(value));
  }
});

test('what is rarer is counted too', async () => {
  const figures = async (name: ReportName) => (await total(name, ofToday())).figures;
  expect(await figures('promotions')).toMatchObject({ claims: 1, members: 1, given: '50.00', cost: '50.00', retained: 0 });
  expect(await figures('points')).toMatchObject({ earned: 250, spent: 0, liability: 250 });
  expect(await figures('agents')).toMatchObject({ bills: 1, due: '1.00', byPlatform: '0.00' });
  expect(await figures('referrals')).toMatchObject({ invited: 1, depositors: 0, deposits: '0.00' });
  expect(await figures('funnel')).toMatchObject({ depositors: 3, players: 2 });
  expect(await figures('cohorts')).toMatchObject({ players: 2, nextDay: null });
  expect(await figures('limits')).toMatchObject({ members: 1, newly: 1 });
  expect(await figures('wins')).toMatchObject({ rounds: 1, wins: '30.00', multiple: 0.75 });
  expect(await figures('tax')).toMatchObject({ ggr: '22.50', bonuses: '50.00', ngr: '-27.50' });
});

test('the chart has each day of the span, up to today', async () => {
  const { points } = await ask('games', { from: dayAfter(today(), -2), to: dayAfter(today(), 3) });
  expect(points).toEqual([
    { day: dayAfter(today(), -2), value: '0.00' },
    { day: dayAfter(today(), -1), value: '0.00' },
    { day: today(), value: '22.50' },
  ]);
});

describe('rows', () => {
  test('are named, and sorted as asked, the largest first otherwise', async () => {
    const by = 'member' as const;
    const usual = await ask('members', { ...ofToday(), by });
    expect(usual.list.map(({ figures }) => figures['ggr'])).toEqual(['12.50', '10.00', '0.00']);
    expect(usual.list[0]).toMatchObject({ group: player.memberId, name: player.username, currency: 'BDT' });
    const paid = await ask('members', { ...ofToday(), by, sort: 'deposits' });
    expect(paid.list.map(({ figures }) => figures['deposits'])).toEqual(['600.00', '1000.00', '1000.00']);
    const [game] = (await ask('games', { ...ofToday(), by: 'game' })).list;
    expect(game).toMatchObject({
      group: expect.stringContaining('/') as string,
      figures: { rounds: 2, rtp: expect.closeTo(30 / 52.5) as number },
    });
  });

  test('by method say how members paid, and what the providers charge for it', async () => {
    const member = await gateway.registerMember();
    await fund(gateway, member, '200.00');
    await gateway.db
      .updateTable('deposit')
      .set({ method: 'qr' } as never)
      .where('member_id', '=', member.memberId)
      .execute();
    const { provider } = await gateway.db
      .selectFrom('deposit')
      .select('provider')
      .where('member_id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    await gateway.db
      .insertInto('payment_method')
      .values({ merchant: 'lotus', provider, method: 'qr', fee: 150 } as never)
      .execute();
    const { list, totals } = await ask('payments', { ...ofToday(), by: 'method' });
    expect(list.find(({ group }) => group === 'qr')?.figures).toMatchObject({ deposits: '200.00', depositCount: 1, fees: '3.00' });
    expect(list.find(({ group }) => group === 'payout')?.figures).toMatchObject({ withdrawals: '300.00', net: '-300.00' });
    expect(totals![0]!.figures['fees']).toBe('3.00');
  });

  test('by method say what members paid for withdrawals that were paid out', async () => {
    await chargeWithdrawals(gateway, '2');
    const member = await gateway.registerMember();
    await fund(gateway, member, '200.00');
    const withdraw = () =>
      member.value('createWithdrawal', {
        body: { amount: '100.00', fee: '2.00', payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345' },
      });
    const [paid, returned] = [await withdraw(), await withdraw()];
    await operate(gateway, 'approveWithdrawal', { id: paid.id });
    await operate(gateway, 'rejectWithdrawal', { id: returned.id, reason: 'The name differs.' });
    const { list, totals } = await ask('payments', { ...ofToday(), by: 'method' });
    expect(list.find(({ group }) => group === 'payout')?.figures).toMatchObject({
      withdrawals: '398.00',
      withdrawalFees: '2.00',
      fees: '0.00',
    });
    expect(totals![0]!.figures['withdrawalFees']).toBe('2.00');
  });

  test('of a long report come a page at a time, each once', async () => {
    const { currency } = gateway.merchants.byCode('delta');
    const spread = { merchant: 'delta', currency, rounds: 1, wins: 0, deposits: 0, withdrawals: 0 };
    const values = Array.from({ length: 450 }, (_, index) => ({
      ...spread,
      day: '2026-05-04',
      member_id: randomUUID(),
      stakes: index % 7,
      first_at: new Date('2026-05-04T12:00Z'),
    }));
    await gateway.db
      .insertInto('stat_member_day')
      .values(values as never)
      .execute();
    const seen: string[] = [];
    const stakes: number[] = [];
    for (let after: string | undefined; ;) {
      const page = await ask('members', {
        merchant: 'delta',
        from: '2026-05-04',
        to: '2026-05-04',
        by: 'member',
        sort: '-stakes',
        ...(after !== undefined && { after }),
      });
      expect(page.totals === null).toBe(after !== undefined);
      seen.push(...page.list.map(({ group }) => group));
      stakes.push(...page.list.map(({ figures }) => Number(figures['stakes'])));
      if (page.next === null) break;
      after = page.next;
    }
    expect(new Set(seen).size).toBe(450);
    expect(seen).toHaveLength(450);
    expect(stakes).toEqual([...stakes].sort((one, other) => other - one));
  });
});

describe('a report that takes longer than two seconds', () => {
  const question = { merchant: 'delta', from: '2026-05-04', to: '2026-05-04', by: 'member', sort: '-stakes' } as const;
  const long = { report: 'members', ...question } as const;
  const start = (body: InputOf<'startReport'> = long, as?: OperatorCredentials) => operate(gateway, 'startReport', body, as);
  const prepared = (id: string, after?: string, as?: OperatorCredentials) =>
    officeOf(gateway, as).call('getPreparedReport', { query: { id, ...(after !== undefined && { after }) } });

  onPostgres.test('is refused then, and other statements of the office wait no shorter than before', async () => {
    const [locked, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = gateway.database.owner.transaction().execute(async (trx) => {
      await sql`lock table stat_member_day in access exclusive mode`.execute(trx);
      locked.resolve();
      await asked.promise;
    });
    await locked.promise;
    await expect(ask('members', question)).rejects.toMatchObject({ code: 'report_needs_job' });
    asked.resolve();
    await holding;
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
      gateway.database.forOffice('*'),
    );
    expect(rows).toEqual([{ limit: '3500ms' }]);
    expect((await ask('members', question)).about).toEqual({ count: 450, exact: true });
  });

  test('is prepared by a job once, however often it is asked for, and has the same answer, page by page', async () => {
    const { id, status, steps } = await start();
    expect(status).toBe('waiting');
    expect((await start()).id).toBe(id);
    expect((await prepared(id)).answer).toBeNull();
    expect(await runQueued(gateway, 'prepare-report')).toBe(450);
    const first = await prepared(id);
    expect(first).toMatchObject({ status: 'done', step: steps, truncated: false, failure: null });
    const directly = await ask('members', question);
    expect({ ...first.answer, next: null }).toEqual({ ...directly, next: null });
    const seen = [...first.answer!.list];
    for (let after = first.answer!.next; after !== null;) {
      const { answer } = await prepared(id, after);
      expect(answer!.totals).toBeNull();
      seen.push(...answer!.list);
      after = answer!.next;
    }
    expect(new Set(seen.map(({ group }) => group)).size).toBe(450);
    expect(seen).toHaveLength(450);
    await expect(prepared(id, 'x')).rejects.toMatchObject({ code: 'field_invalid' });
    // After a quarter of an hour, or on request, it is prepared again.
    expect((await start()).id).toBe(id);
    expect((await start({ ...long, again: true })).id).not.toBe(id);
  });

  test('is kept for a day, for its maker alone', async () => {
    const bao = await namedOperator(gateway, 'bao');
    const { id } = await start(long, bao);
    await runQueued(gateway, 'prepare-report');
    expect((await prepared(id, undefined, bao)).status).toBe('done');
    await expect(prepared(id)).rejects.toMatchObject({ code: 'not_found' });
    const { rows } = await sql<{ text: string }>`select text from prepared_report_page where report_id = ${id}`.execute(gateway.db);
    expect(rows.every(({ text }) => text.startsWith('sealed.'))).toBe(true);
    const nextDay = new Date(gateway.clock.now().getTime() + 86_400_000);
    expect(await removeExpiredReports(gateway.db, nextDay)).toBeGreaterThan(0);
    await expect(prepared(id, undefined, bao)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('fails in the job if its maker may see it no more, and is refused at once if it can’t be asked like that', async () => {
    const mai = await namedOperator(gateway, 'mai');
    const { id } = await start(long, mai);
    await gateway.db.updateTable('operator').set({ removed_at: gateway.clock.now() }).where('name', '=', 'mai').execute();
    await runQueued(gateway, 'prepare-report');
    expect(await gateway.db.selectFrom('prepared_report').select(['status', 'failure']).where('id', '=', id).execute()).toEqual([
      { status: 'failed', failure: 'forbidden' },
    ]);
    await expect(start({ ...long, by: 'promotion' })).rejects.toMatchObject({ code: 'field_invalid' });
    await expect(start({ ...long, sort: 'registrations' })).rejects.toMatchObject({ code: 'field_invalid' });
    for (const sort of ['wins', 'ggr', 'group']) await start({ ...long, sort });
    await expect(start({ ...long, sort: 'rounds' })).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

test.each<[string, Query]>([
  ['a day that there is not', { from: '2026-02-31' }],
  ['days in the wrong order', { from: '2026-03-02', to: '2026-03-01' }],
  ['too many days', { from: '2020-01-01', to: '2026-01-01' }],
  ['a figure that the grouping does not have', { by: 'member', sort: 'registrations' }],
  ['an invented cursor', { after: Buffer.from('["x", "lotus", "y"]').toString('base64url') }],
])('%s is refused', async (_what, query) => {
  await expect(ask('members', { by: 'member', ...query })).rejects.toMatchObject({ code: 'field_invalid' });
});
