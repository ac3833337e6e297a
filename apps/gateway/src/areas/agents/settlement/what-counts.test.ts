import { randomUUID } from 'node:crypto';
import { dayAfter } from '@parlour/domain';
import { periodAt, type Period } from '@parlour/domain/agents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Merchant } from '../../../kernel/merchants.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { byTwo, firstTwo } from '../../../testing/office.ts';
import { setUpline } from '../../identity/member/agent.ts';
import { makeDraw, setLine } from '../../lottery/slips/testing.ts';
import { foldStats } from '../../reports/fold.ts';
import { fund } from '../../wallet/testing.ts';
import type { RunKind } from '../tables.ts';
import { lineOfAgents, logInAgain, setPolicy, settledBet, settlePeriod, signedContract } from '../testing.ts';

let gateway: TestGateway;
let lotus: Merchant;
beforeAll(async () => {
  gateway = await startTestGateway();
  lotus = gateway.merchants.byCode('lotus');
});
afterAll(() => gateway.close());

const run = (kind: RunKind, period: Period) => settlePeriod(gateway, lotus, kind, period);

async function spend(memberId: string, minor: bigint): Promise<void> {
  const amount = { minor: -minor, currency: 'BDT' } as const;
  const posted = transfers.adjustment({ merchant: 'lotus', memberId, amount, reference: randomUUID(), key: randomUUID() });
  await post(gateway.db, posted, gateway.clock.now());
}

test('an hour counts only lottery lines that cover enough of the possible results', async () => {
  const [head] = await lineOfAgents(gateway, 1);
  await signedContract(gateway, { memberId: head!.memberId, kind: 'hourly', tiers: [{ winRate: '1', lossRate: '1' }] });
  gateway.clock.advance(2 * 3600);
  const player = await gateway.registerMember();
  await setUpline(gateway.db, { id: player.memberId, merchant: 'lotus' }, head!.memberId);
  await fund(gateway, player, '1000.00');
  const draw = await makeDraw(gateway, { gameCode: 'SSC_5M', packId: 'ssc', area: 'fast', prizeMode: 'ZY' });
  const digits = (count: number) => ({
    type: 'digit',
    at: '1',
    selection: Array.from({ length: count }, (_, digit) => `${digit}`),
    unit: '10.00',
    group: 1960,
    odds: '9.8',
  });
  // Lines on two and on three of ten digits; the policy requires a quarter of the results.
  const { lines } = await player.value('placeBets', { body: { drawIds: [draw], lines: [digits(2), digits(3)] } });
  const now = gateway.clock.now();
  for (const { lineId } of lines) {
    await setLine(gateway, lineId, 'lost');
    await gateway.db.updateTable('round').set({ settled_at: now }).where('id', '=', lineId).execute();
  }
  await settledBet(gateway, { memberId: player.memberId, stake: 50_000n, win: 0n, at: now });
  const hour = periodAt('hourly', now.getTime(), lotus.brand.timeZone);
  gateway.clock.advance(2 * 3600);
  await run('hourly', hour);
  const bill = await gateway.db.selectFrom('agent_bill').selectAll().where('holder_id', '=', head!.memberId).executeTakeFirstOrThrow();
  expect(bill).toMatchObject({ figures: { bets: 2, turnover: '53000', lost: '53000' }, due: '530' });
  await logInAgain(head!);
  const explained = await head!.value('getBillExplanation', { query: { billKey: bill.key } });
  expect(explained).toMatchObject({ page: { totalCount: 2 } });
  const ofDraw = { drawId: draw, odds: '9.8', gameCode: 'SSC_5M' };
  expect(explained.bets.toSorted((a, b) => a.vendor.localeCompare(b.vendor))).toMatchObject([{ drawId: null, odds: null }, ofDraw]);
  const { day } = await head!.value('getTeamOverview');
  const played = async (more: object) =>
    (await head!.value('listTeamBets', { query: { from: dayAfter(day, -1), to: day, ...more } })).list.map(({ gameCode }) => gameCode);
  expect(await played({ game: 'SSC_5M' })).toEqual(['SSC_5M', 'SSC_5M']);
  expect(await played({ vendor: 'JL' })).toEqual(['lotus-lanterns']);
  const named = async (language: 'EN' | 'BN') =>
    (await head!.value('listTeamBets', { query: { from: dayAfter(day, -1), to: day, vendor: 'JL', language } })).list[0]?.game;
  expect([await named('EN'), await named('BN')]).toEqual(['Lotus Lanterns', 'পদ্ম প্রদীপ']);

  // A refunded part is no valid bet, but was staked.
  const refunded = lines[0]!;
  await gateway.db.updateTable('lottery_line').set({ refund: 500n, settled_at: now }).where('id', '=', refunded.lineId).execute();
  await foldStats(gateway.database.db, gateway.merchants);
  const { total } = await head!.value('getTeamReport', { query: { from: dayAfter(day, -1), to: day } });
  expect(total.figures).toMatchObject({ betCount: 3, stakes: { amount: '550.00' }, turnover: { amount: '545.00' } });
});

test('an affiliate’s explanation lists the players behind the sum, without those who have a nearer affiliate', async () => {
  const [head, sub] = await lineOfAgents(gateway, 2);
  for (const { memberId } of [head!, sub!]) await signedContract(gateway, { memberId, kind: 'affiliate', tiers: [{ rate: '10' }] });
  gateway.clock.advance(32 * 24 * 3600);
  const month = periodAt('monthly', gateway.clock.now().getTime(), lotus.brand.timeZone);
  const at = new Date(month.start + 3_600_000);
  for (const [upline, stake] of [
    [head!, 30_000n],
    [sub!, 70_000n],
  ] as const) {
    const { memberId } = await gateway.registerMember();
    await setUpline(gateway.db, { id: memberId, merchant: 'lotus' }, upline.memberId);
    await settledBet(gateway, { memberId, stake, win: 0n, at });
  }
  await settledBet(gateway, { memberId: sub!.memberId, stake: 50_000n, win: 0n, at });
  gateway.clock.advance(32 * 24 * 3600);
  await run('affiliate', month);
  await logInAgain(head!);
  const explained = async (of: typeof head) =>
    await head!.value('getBillExplanation', { query: { billKey: `affiliate:${of!.memberId}:${month.id}` } });
  expect(await explained(head)).toMatchObject({
    bill: { bets: 1, turnover: { amount: '300.00' } },
    team: [{ bets: 1, turnover: { amount: '300.00' } }],
    bets: [{ stake: { amount: '300.00' } }],
    page: { totalCount: 1 },
  });
  expect(await explained(sub)).toMatchObject({ bill: { bets: 1 }, team: [{ bets: 1 }], bets: [{ stake: { amount: '700.00' } }] });
});

test('a bet on a product that does not count brings no rebate, and adjusts no dividend when it is voided', async () => {
  const [head] = await lineOfAgents(gateway, 1);
  await signedContract(gateway, { memberId: head!.memberId, kind: 'dividend', tiers: [{ rate: '10' }] });
  await setPolicy(gateway, 'lotus', { products: ['LOTT'], dividendCycle: 'daily' });
  gateway.clock.advance(40 * 24 * 3600);
  const zone = lotus.brand.timeZone;
  const day = periodAt('daily', gateway.clock.now().getTime(), zone);
  const at = new Date(day.start + 3_600_000);
  await gateway.db.updateTable('member').set({ prize_group: 1900 }).where('id', '=', head!.memberId).execute();
  const id = await settledBet(gateway, { memberId: head!.memberId, stake: 100_000n, win: 0n, at });
  gateway.clock.advance(24 * 3600);
  await run('rebate', periodAt('window', at.getTime(), zone));
  expect(await gateway.db.selectFrom('agent_split').selectAll().execute()).toEqual([]);
  await run('dividend', day);
  await gateway.db.updateTable('round').set({ status: 'rolledBack', win: 0n }).where('id', '=', id).execute();
  gateway.clock.advance(24 * 3600);
  await run('dividend', periodAt('daily', day.end, zone));
  const bills = await gateway.db
    .selectFrom('agent_bill')
    .selectAll()
    .where('holder_id', '=', head!.memberId)
    .orderBy('starts_at')
    .execute();
  expect(bills.map(({ figures }) => [figures.bets, figures.adjustment])).toEqual([
    [0, '0'],
    [0, '0'],
  ]);
});

test('a fee that operators give back is a cost of the line, in its bills and its report; a correction is none', async () => {
  const two = await firstTwo(gateway);
  const [head, agent] = await lineOfAgents(gateway, 2);
  await setPolicy(gateway, 'lotus', { dividendCycle: 'daily' });
  await signedContract(gateway, { memberId: head!.memberId, kind: 'dividend', tiers: [{ rate: '10' }] });
  gateway.clock.advance(24 * 3600);
  const day = periodAt('daily', gateway.clock.now().getTime(), lotus.brand.timeZone);
  await settledBet(gateway, { memberId: agent!.memberId, stake: 100_000n, win: 0n, at: new Date(day.start + 3_600_000) });
  const give = { member: agent!.username, direction: 'credit' as const, reason: 'bank charges' };
  await byTwo(gateway, 'adjustBalance', { ...give, amount: '30.00', bookedAs: 'fee' }, two);
  await byTwo(gateway, 'adjustBalance', { ...give, amount: '5.00' }, two);
  await byTwo(gateway, 'adjustBalance', { ...give, direction: 'debit', amount: '10.00', bookedAs: 'fee' }, two);
  await logInAgain(agent!);
  const { list } = await agent!.value('listTransactions', { query: { type: 'fee' } });
  expect(list.map(({ amount }) => amount.amount)).toEqual(['-10.00', '30.00']);
  gateway.clock.advance(24 * 3600);
  await run('dividend', day);
  await logInAgain(head!);
  const [bill] = (await head!.value('listBills', { query: {} })).list;
  expect(bill).toMatchObject({ net: { amount: '980.00' }, due: { amount: '98.00' } });
  const { total } = await head!.value('getTeamReport', { query: { from: day.id, to: day.id } });
  expect(total.figures).toMatchObject({ fee: { amount: '20.00' } });
});

test('the balance carried by a dividend ends with the last contract of its holder', async () => {
  const [head] = await lineOfAgents(gateway, 1);
  const memberId = head!.memberId;
  await setPolicy(gateway, 'lotus', { carry: 1, dividendCycle: 'daily' });
  const sign = (rate: string) => signedContract(gateway, { memberId, kind: 'dividend', tiers: [{ rate }] });
  const zone = lotus.brand.timeZone;
  const settled = async () => {
    const day = periodAt('daily', gateway.clock.now().getTime(), zone);
    const at = new Date(day.start + 3_600_000);
    await settledBet(gateway, { memberId, stake: 10_000n, win: 20_000n, at });
    gateway.clock.advance(24 * 3600);
    await run('dividend', day);
    const bill = gateway.db.selectFrom('agent_bill').selectAll().where('holder_id', '=', memberId).where('period', '=', day.id);
    return (await bill.executeTakeFirst())?.figures.carryIn;
  };
  await sign('10');
  gateway.clock.advance(24 * 3600);
  expect(await settled()).toBe('0');
  const second = await sign('12');
  expect(await settled()).toBe('-10000');
  expect(await settled()).toBe('-20000');
  const today = periodAt('daily', gateway.clock.now().getTime(), zone);
  await gateway.db
    .updateTable('agent_contract')
    .set({ to_at: new Date(today.start) })
    .where('id', '=', second)
    .execute();
  expect(await settled()).toBeUndefined();
  await sign('10');
  gateway.clock.advance(24 * 3600);
  expect(await settled()).toBe('0');
});

test('each window of real-time salary makes a bill of the bets that brought something, which a void corrects', async () => {
  const [head, agent] = await lineOfAgents(gateway, 2);
  const rates = { winRate: '0.5', lossRate: '0.5' };
  const tiers = [rates, { winRate: '0.6', lossRate: '0.6', bet5: '1000', bet15: '1500' }];
  await signedContract(gateway, { memberId: head!.memberId, kind: 'realtime', tiers });
  await signedContract(gateway, { memberId: agent!.memberId, kind: 'realtime', tiers: [{ winRate: '0.2', lossRate: '0.3' }] });
  const zone = lotus.brand.timeZone;
  gateway.clock.advance(600);
  const at = gateway.clock.now();
  const window = periodAt('window', at.getTime(), zone);
  // Only the last counts among the five days before, and the first not even among the fifteen.
  for (const [days, stake] of [
    [16, 500_000n],
    [6, 120_000n],
    [2, 30_000n],
  ] as const)
    await settledBet(gateway, { memberId: agent!.memberId, stake, win: 0n, at: new Date(at.getTime() - days * 86_400_000) });
  const lost = await settledBet(gateway, { memberId: agent!.memberId, stake: 100_000n, win: 0n, at });
  const won = await settledBet(gateway, { memberId: agent!.memberId, stake: 50_000n, win: 60_000n, at });
  gateway.clock.advance(300);
  await run('realtime', window);
  await logInAgain(head!);

  const key = `realtime:${head!.memberId}:${window.id}`;
  const explained = () => head!.value('getBillExplanation', { query: { billKey: key } });
  const figures = { turnover: { amount: '1500.00' }, won: { amount: '500.00' }, lost: { amount: '1000.00' } };
  expect(await head!.value('listBills', { query: { kind: 'realtime' } })).toMatchObject({
    list: [{ billKey: key, payer: null, bets: 2, ...figures, tier: 1, due: { amount: '3.50' }, state: 'issued', corrections: [] }],
    totals: { paid: { amount: '3.50' } },
  });
  expect((await head!.value('listBills')).list).toEqual([]);
  const before = await explained();
  expect(before).toMatchObject({
    nextTier: { tier: 2, bet5: { amount: '700.00' }, bet15: { amount: '0.00' } },
    team: [{ account: agent!.username, bets: 2, turnover: { amount: '1500.00' }, due: { amount: '4.00' } }],
    transfers: [{ from: null, to: head!.username, amount: { amount: '3.50' } }],
    page: { totalCount: 2 },
  });
  expect(before.bets.map(({ earned }) => earned?.amount).toSorted()).toEqual(['1.50', '2.00']);

  await gateway.db.updateTable('round').set({ status: 'rolledBack', win: 0n }).where('id', '=', lost).execute();
  gateway.clock.advance(300);
  await run('realtime', periodAt('window', window.end, zone));
  expect(await explained()).toMatchObject({
    bill: {
      bets: 1,
      turnover: { amount: '500.00' },
      lost: { amount: '0.00' },
      due: { amount: '1.50' },
      paid: { amount: '1.50' },
      corrections: [{ before: { amount: '3.50' }, after: { amount: '1.50' } }],
    },
    bets: [{ earned: { amount: '1.50' } }],
    transfers: [{ amount: { amount: '3.50' } }, { from: head!.username, to: null, amount: { amount: '2.00' } }],
  });
  const { day } = await head!.value('getTeamOverview');
  const days = { from: dayAfter(day, -1), to: day };
  expect((await head!.value('getAgentIncome', { query: days })).total).toMatchObject({ realtime: { amount: '1.50' } });
  expect(await head!.value('listBills', { query: { ...days, kind: 'realtime' } })).toMatchObject({
    list: [{ billKey: key, part: { amount: '1.50' } }],
    totals: { part: { amount: '1.50' } },
  });

  // What the wallet lacks for another void is owed to the platform, and is shown with the bill.
  await spend(head!.memberId, 150n);
  await gateway.db.updateTable('round').set({ status: 'rolledBack', win: 0n }).where('id', '=', won).execute();
  gateway.clock.advance(300);
  await run('realtime', periodAt('window', window.end + 300_000, zone));
  expect((await explained()).claims).toMatchObject([{ from: head!.username, to: null, open: { amount: '1.50' }, reason: 'correction' }]);
});

test('a bill shows the claim to what a correction could not take back', async () => {
  const [head] = await lineOfAgents(gateway, 1);
  await signedContract(gateway, { memberId: head!.memberId, kind: 'daily', tiers: [{ rate: '1' }] });
  gateway.clock.advance(24 * 3600);
  const zone = lotus.brand.timeZone;
  const at = gateway.clock.now();
  const day = periodAt('daily', at.getTime(), zone);
  const bet = await settledBet(gateway, { memberId: head!.memberId, stake: 100_000n, win: 0n, at });
  gateway.clock.advance(24 * 3600);
  await run('daily', day);
  await spend(head!.memberId, 600n);
  await gateway.db.updateTable('round').set({ status: 'rolledBack', win: 0n }).where('id', '=', bet).execute();
  gateway.clock.advance(24 * 3600);
  await run('daily', periodAt('daily', day.end, zone));
  await logInAgain(head!);
  expect(await head!.value('getBillExplanation', { query: { billKey: `daily:${head!.memberId}:${day.id}` } })).toMatchObject({
    bill: { due: { amount: '0.00' }, corrections: [{ before: { amount: '10.00' }, after: { amount: '0.00' } }] },
    transfers: [{ amount: { amount: '10.00' } }, { amount: { amount: '4.00' } }],
    claims: [{ from: head!.username, to: null, open: { amount: '6.00' }, reason: 'correction' }],
  });
});

test('a tie counts for no wage and no turnover where the merchant does not count ties of its product line', async () => {
  const [head, agent] = await lineOfAgents(gateway, 2);
  const { memberId } = head!;
  await signedContract(gateway, { memberId, kind: 'daily', tiers: [{ rate: '1' }] });
  gateway.clock.advance(2 * 24 * 3600);
  const day = periodAt('daily', gateway.clock.now().getTime(), lotus.brand.timeZone);
  const at = new Date(day.start + 3_600_000);
  const ties = async (version: number, lines: string[], from: Date) => {
    const made = { made_by: 'test', made_at: from, reason: 'A test' };
    const terms = JSON.stringify({ tieExcluded: lines });
    await gateway.db
      .insertInto('loyalty_terms')
      .values({ merchant: 'lotus', subject: 'play', version, terms, ...made })
      .execute();
  };
  await ties(1000, ['RNG'], new Date(day.start));
  // What has been played before a change of the terms stays as it was.
  await ties(1001, [], new Date(day.start + 2 * 3_600_000));
  for (const win of [0n, 10_000n]) await settledBet(gateway, { memberId: agent!.memberId, stake: 10_000n, win, at });
  gateway.clock.advance(24 * 3600);
  await run('daily', day);
  await logInAgain(head!);
  const billKey = `daily:${memberId}:${day.id}`;
  expect(await head!.value('getBillExplanation', { query: { billKey } })).toMatchObject({
    bill: { bets: 1, turnover: { amount: '100.00' }, due: { amount: '1.00' } },
    bets: [{ win: { amount: '0.00' } }],
    page: { totalCount: 1 },
  });
  await foldStats(gateway.db, gateway.merchants);
  const query = { from: day.id, to: day.id };
  const shown = { betCount: 2, stakes: { amount: '200.00' }, turnover: { amount: '100.00' }, prizes: { amount: '0.00' } };
  expect((await head!.value('getTeamReport', { query })).total.figures).toMatchObject({
    ...shown,
    profit: { amount: '-100.00' },
    active: 0,
  });
  expect((await head!.value('getTeamOverview')).chart.find((each) => each.day === day.id)?.turnover).toEqual({
    amount: '100.00',
    currency: 'BDT',
  });
});
