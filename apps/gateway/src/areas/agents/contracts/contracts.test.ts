import { randomUUID } from 'node:crypto';
import { fromDecimal } from '@parlour/domain';
import { periodAt } from '@parlour/domain/agents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { dayAfter } from '@parlour/domain';
import { foldStats } from '../../reports/fold.ts';
import { fund } from '../../wallet/testing.ts';
import { byTwo, firstTwo } from '../../../testing/office.ts';
import { setUpline } from '../../identity/member/agent.ts';
import { cashOf, lineOfAgents, logInAgain, setPolicy, settleDue, settledBet, signedContract } from '../testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type Agent = Awaited<ReturnType<typeof lineOfAgents>>[number];
const day = 24 * 3600;
const daily = (rate: string, turnover = '1000') => [{ rate, turnover }];

test('an offer is previewed over past periods, accepted by its holder alone, and counts from the next day', async () => {
  const [head, child, deep] = await lineOfAgents(gateway, 3);
  await signedContract(gateway, { memberId: head!.memberId, kind: 'daily', tiers: daily('1') });
  const yesterday = new Date(gateway.clock.now().getTime() - day * 1000);
  await settledBet(gateway, { memberId: deep!.memberId, stake: 200_000n, win: 0n, at: yesterday });

  const account = child!.username;
  const asked = { kind: 'daily', account, tiers: daily('0.4') } as const;
  const preview = await head!.value('previewContract', { body: asked });
  expect(preview).toMatchObject({ valid: true, reasons: [], closure: [] });
  expect(preview.periods.at(-1)).toMatchObject({ turnover: { amount: '2000.00' }, due: { amount: '8.00' }, keeps: { amount: '12.00' } });

  const offer = await head!.value('offerContract', { body: { ...asked, closure: [] } });
  expect(offer).toMatchObject({ state: 'offered', side: 'payer', account, offeredBy: head!.username, version: 1 });
  expect((await head!.call('offerContract', { body: { ...asked, closure: [] } })).body.code).toBe('already_offered');
  expect(await child!.value('getConsolidatedContracts')).toMatchObject({ enableCt: true, dailysalreqtype: 1, divtypereq: 0 });
  const answer = { contractId: offer.contractId, closure: [] };
  for (const other of [head!, deep!]) expect((await other.call('acceptContract', { body: answer })).body.code).toBe('not_my_contract');
  const accepted = await child!.value('acceptContract', { body: answer });
  expect(accepted).toMatchObject({
    state: 'active',
    side: 'holder',
    from: new Date(periodAt('daily', gateway.clock.now().getTime(), 'Asia/Dhaka').end).toISOString(),
    to: null,
  });
  expect((await child!.call('acceptContract', { body: answer })).body.code).toBe('contract_state');
  expect((await head!.value('listDownlineContracts', { query: { kind: 'daily', state: 'active' } })).list).toHaveLength(1);
});

test('a preview knows what an upline’s tier 0 stops, and the fees that an operator’s offer states', async () => {
  const [head, child] = await lineOfAgents(gateway, 2);
  const tier = { turnover: '1000', loss: '100' };
  await signedContract(gateway, { memberId: head!.memberId, kind: 'daily', tiers: [{ ...tier, rate: '1' }] });
  const yesterday = new Date(gateway.clock.now().getTime() - day * 1000);
  await settledBet(gateway, { memberId: child!.memberId, stake: 200_000n, win: 0n, at: yesterday });
  await settledBet(gateway, { memberId: head!.memberId, stake: 1n, win: 300_000n, at: yesterday });
  const ask = { kind: 'daily' as const, account: child!.username, tiers: [{ ...tier, rate: '0.4' }] };
  const last = async () => (await head!.value('previewContract', { body: ask })).periods.at(-1);
  await setPolicy(gateway, 'lotus', { lossCheck: true });
  expect(await last()).toMatchObject({ tier: 1, due: { amount: '8.00' }, keeps: { amount: '-8.00' } });
  await setPolicy(gateway, 'lotus', { lossCheck: true, unreachedUpline: 'stop' });
  expect(await last()).toMatchObject({ tier: 1, due: { amount: '0.00' }, keeps: { amount: '0.00' } });
  await setPolicy(gateway, 'lotus', { affiliateCycle: 'daily' });
  const two = await firstTwo(gateway);
  const terms = { platformFee: '10' };
  const tiers = [{ rate: '30' }];
  await byTwo(gateway, 'offerPlatformContract', { member: head!.username, kind: 'affiliate', tiers, terms, reason: 'a partner' }, two);
  const earned = async (rate: string) =>
    (await head!.value('previewContract', { body: { kind: 'affiliate', account: head!.username, tiers: [{ rate }] } })).periods.at(-1)?.due;
  // Of the players' loss of 2,000.00; other tiers than those that are offered come without the fee.
  expect([await earned('30'), await earned('20')]).toMatchObject([{ amount: '540.00' }, { amount: '400.00' }]);
  await setPolicy(gateway, 'lotus', {});
});

test('a preview of dividends carries a deficit from one period into the next', async () => {
  const [head, child] = await lineOfAgents(gateway, 2);
  await signedContract(gateway, { memberId: head!.memberId, kind: 'dividend', tiers: [{ rate: '20' }] });
  const before = (days: number) => new Date(gateway.clock.now().getTime() - days * day * 1000);
  await settledBet(gateway, { memberId: child!.memberId, stake: 100n, win: 100_100n, at: before(2) });
  await settledBet(gateway, { memberId: child!.memberId, stake: 200_000n, win: 0n, at: before(1) });
  const body = { kind: 'dividend' as const, account: child!.username, tiers: [{ rate: '10' }] };
  const dues = async (carry: 0 | 1) => {
    await setPolicy(gateway, 'lotus', { dividendCycle: 'daily', carry });
    const { periods } = await head!.value('previewContract', { body });
    return periods.map(({ due, keeps }) => [due.amount, keeps?.amount]);
  };
  expect(await dues(0)).toEqual([
    ['0.00', '0.00'],
    ['0.00', '0.00'],
    ['200.00', '200.00'],
  ]);
  // Of 2,000.00, 1,000.00 make up for the day before.
  expect((await dues(1)).at(-1)).toEqual(['100.00', '100.00']);
  await setPolicy(gateway, 'lotus', {});
});

test('an offer says how it is settled, and can be accepted only while the merchant settles it so', async () => {
  const [head, child] = await lineOfAgents(gateway, 2);
  await setPolicy(gateway, 'lotus', { dividendCycle: 'weekly' });
  await signedContract(gateway, { memberId: head!.memberId, kind: 'dividend', tiers: [{ rate: '20' }] });
  const account = child!.username;
  expect(await head!.value('getAgentContract', { query: { kind: 'dividend', account } })).toMatchObject({ cycle: 'weekly' });
  const offered = { kind: 'dividend' as const, account, tiers: [{ rate: '10' }], closure: [] };
  expect((await head!.call('offerContract', { body: { ...offered, cycle: 'monthly' } })).body.code).toBe('other_cycle');
  const { contractId } = await head!.value('offerContract', { body: { ...offered, cycle: 'weekly' } });
  await setPolicy(gateway, 'lotus', { dividendCycle: 'monthly' });
  const answer = { contractId, closure: [] };
  expect((await child!.call('acceptContract', { body: answer })).body.code).toBe('other_cycle');
  await setPolicy(gateway, 'lotus', { dividendCycle: 'weekly' });
  expect(await child!.value('acceptContract', { body: answer })).toMatchObject({ state: 'active', cycle: 'weekly' });
  await setPolicy(gateway, 'lotus', {});
});

test('each refusal has its code', async () => {
  const [head, child, deep] = await lineOfAgents(gateway, 3);
  const body = { kind: 'dividend' as const, account: child!.username, tiers: [{ rate: '20' }], closure: [] };
  expect((await head!.call('offerContract', { body })).body.code).toBe('no_own_contract');
  await signedContract(gateway, { memberId: head!.memberId, kind: 'dividend', tiers: [{ rate: '20' }] });
  expect((await head!.call('offerContract', { body: { ...body, account: deep!.username } })).body.code).toBe('not_direct_downline');
  const refused = await head!.call('offerContract', { body: { ...body, tiers: [{ rate: '30.001' }] } });
  expect(refused.body).toMatchObject({ code: 'out_of_range', params: { reasons: 'RATE_STEP,NOT_COVERED' } });
  const { contractId } = await head!.value('offerContract', { body });
  const below = { ...body, account: deep!.username };
  expect((await child!.call('offerContract', { body: below })).body.code).toBe('own_contract_unsigned');
  await child!.value('rejectContract', { body: { contractId } });
  expect((await child!.call('offerContract', { body: below })).body.code).toBe('no_own_contract');
  const again = await head!.value('offerContract', { body });
  expect(again.version).toBe(2);
  expect(await head!.value('withdrawContract', { body: { contractId: again.contractId } })).toMatchObject({ state: 'withdrawn' });
  const late = await head!.value('offerContract', { body });
  gateway.clock.advance(8 * day);
  for (const agent of [head!, child!]) await logInAgain(agent);
  expect((await child!.call('acceptContract', { body: { contractId: late.contractId, closure: [] } })).body.code).toBe('contract_state');
  expect(await child!.value('getConsolidatedContracts')).toMatchObject({ divtypereq: 0, contracts: [] });
  const last = await head!.value('offerContract', { body });
  expect(last.version).toBe(4);
  await child!.value('acceptContract', { body: { contractId: last.contractId, closure: [] } });
  expect((await head!.call('offerContract', { body })).body.code).toBe('already_signed');
});

test('a lower offer shows what ends with it, is refused if that has changed since, and ends those with the same period', async () => {
  const [head, child, deep] = await lineOfAgents(gateway, 3);
  await signedContract(gateway, { memberId: head!.memberId, kind: 'daily', tiers: daily('1') });
  await signedContract(gateway, { memberId: child!.memberId, kind: 'daily', tiers: daily('0.8') });
  await signedContract(gateway, { memberId: deep!.memberId, kind: 'daily', tiers: daily('0.7') });
  const body = { kind: 'daily', account: child!.username, tiers: daily('0.5') } as const;
  expect(await head!.value('previewContract', { body })).toMatchObject({ valid: true, closure: [deep!.username] });
  expect((await head!.call('offerContract', { body: { ...body, closure: [] } })).body.code).toBe('closure_changed');
  const { contractId } = await head!.value('offerContract', { body: { ...body, closure: [deep!.username] } });
  expect((await child!.call('acceptContract', { body: { contractId, closure: [] } })).body.code).toBe('closure_changed');
  const { from } = await child!.value('acceptContract', { body: { contractId, closure: [deep!.username] } });
  expect(await deep!.value('getConsolidatedContracts')).toMatchObject({ contracts: [{ to: from }] });

  const end = await child!.value('terminateContract', { body: { contractId, closure: [] } });
  expect(end).toMatchObject({ state: 'ending', endingAskedBy: 'holder' });
  expect((await child!.call('acceptContract', { body: { contractId, closure: [] } })).body.code).toBe('contract_state');
  const ended = await head!.value('acceptContract', { body: { contractId, closure: [] } });
  expect(ended.to).toBe(from);
});

test('reports sum what each downline’s team did, and the total is the account with all of them', async () => {
  const [head, child, deep] = await lineOfAgents(gateway, 3);
  const other = await lineOfAgents(gateway, 1);
  await fund(gateway, deep!, '700.00');
  await settledBet(gateway, { memberId: deep!.memberId, stake: 60_000n, win: 10_000n, at: gateway.clock.now() });
  await settledBet(gateway, { memberId: head!.memberId, stake: 5_000n, win: 0n, at: gateway.clock.now() });
  const dayBefore = new Date(gateway.clock.now().getTime() - 24 * 3_600_000);
  // Each day stays just below the threshold for an active account, so these accounts are active only over the whole month.
  await settledBet(gateway, { memberId: child!.memberId, stake: 30_000n, win: 1_000n, at: dayBefore });
  await settledBet(gateway, { memberId: deep!.memberId, stake: 55_000n, win: 1_000n, at: dayBefore });
  await foldStats(gateway.database.db, gateway.merchants);
  const overview = await head!.value('getTeamOverview');
  expect(overview).toMatchObject({ teamSize: 3, teamBalance: { amount: '700.00' }, today: { turnover: { amount: '650.00' }, active: 1 } });
  // New accounts count the agent's own as well, and so does the size of the team.
  expect(overview.month.newAccounts).toBe(overview.teamSize);
  expect(overview.chart).toHaveLength(30);
  expect(overview.chart.at(-1)).toMatchObject({ day: overview.day, turnover: { amount: '650.00' }, profit: { amount: '-550.00' } });
  const query = { from: overview.day, to: overview.day };
  const report = await head!.value('getTeamReport', { query });
  expect(report).toMatchObject({
    path: [head!.username],
    list: [
      {
        account: child!.username,
        teamSize: 2,
        figures: { deposits: { amount: '700.00' }, prizes: { amount: '100.00' }, firstDeposits: 1 },
      },
    ],
    self: { teamSize: 1, figures: { turnover: { amount: '50.00' }, betCount: 1 } },
    total: { teamSize: 3, figures: { turnover: { amount: '650.00' }, betCount: 2, newAccounts: 3 } },
  });
  // The overview reads all its spans in one query, and must agree with reports on the same days.
  const totalOf = async (from: string, to: string) => (await head!.value('getTeamReport', { query: { from, to } })).total.figures;
  const yesterday = dayAfter(overview.day, -1);
  expect(overview.today).toEqual(await totalOf(overview.day, overview.day));
  expect(overview.yesterday).toEqual(await totalOf(yesterday, yesterday));
  expect(overview.yesterday).toMatchObject({ turnover: { amount: '850.00' }, active: 1 });
  expect(overview.chart.slice(-2).map(({ active }) => active)).toEqual([overview.yesterday.active, overview.today.active]);
  expect(overview.month).toEqual(await totalOf(`${overview.day.slice(0, 8)}01`, overview.day));
  expect((await head!.value('listTeamBets', { query })).list.map(({ account }) => account).toSorted()).toEqual(
    [deep!.username, head!.username].toSorted(),
  );
  expect((await head!.value('listTeamTransactions', { query: { ...query, type: 'deposit' } })).list).toMatchObject([
    { account: deep!.username, amount: { amount: '700.00' } },
  ]);
  const foreign = { ...query, account: child!.username };
  expect((await other[0]!.call('getTeamReport', { query: foreign })).status).toBe(404);
  expect((await other[0]!.call('listTeamBets', { query: foreign })).status).toBe(404);
});

test('income is reported by day and kind, outgoing money as negative, and outstanding money apart from the total', async () => {
  const [agent, other] = await Promise.all([lineOfAgents(gateway, 1), lineOfAgents(gateway, 1)]);
  const me = agent[0]!;
  const merchant = 'lotus';
  const pay = (kind: 'dailySalary' | 'dividend', from: string | null, to: string | null, amount: string) =>
    post(
      gateway.db,
      transfers.agent({ merchant, kind, key: randomUUID(), from, to, amount: fromDecimal(amount, 'BDT'), reference: 'bill' }),
      gateway.clock.now(),
    );
  await pay('dailySalary', null, me.memberId, '30.00');
  await pay('dailySalary', me.memberId, other[0]!.memberId, '12.50');
  await pay('dividend', null, me.memberId, '100.00');
  const { day } = await me.value('getTeamOverview');
  const days = { from: day, to: day };
  const claim = {
    merchant,
    key: randomUUID(),
    kind: 'daily',
    head_id: me.memberId,
    from_id: other[0]!.memberId,
    to_id: me.memberId,
  } as const;
  await gateway.db
    .insertInto('agent_claim')
    .values({ ...claim, currency: 'BDT', amount: 400n, arisen: 700n, reason: 'bill', payments: 0, arose_at: gateway.clock.now() })
    .execute();
  expect(await me.value('getAgentIncome', { query: days })).toMatchObject({
    list: [
      {
        day,
        income: { daily: { amount: '17.50' }, dividend: { amount: '100.00' }, claims: { amount: '7.00' }, total: { amount: '117.50' } },
      },
    ],
    total: { daily: { amount: '17.50' }, total: { amount: '117.50' } },
    page: { totalPages: 1 },
  });
  expect((await me.value('getAgentIncome', { query: { ...days, kind: 'dividend' } })).total).toMatchObject({
    daily: { amount: '0.00' },
    total: { amount: '100.00' },
  });
  expect(await me.value('listTeamTransactions', { query: days })).toMatchObject({
    moneyIn: { amount: '130.00' },
    moneyOut: { amount: '12.50' },
  });
  expect((await me.call('getAgentIncome', { query: { from: '2020-01-01', to: day } })).body.code).toBe('field_invalid');
});

test('an agent who owes a downline offers and raises no contract and sends no money, until the claim is paid', async () => {
  await setPolicy(gateway, 'lotus', { dividendCycle: 'daily', activeMin: '0' });
  const [top, head, winner] = (await lineOfAgents(gateway, 3)) as [Agent, Agent, Agent];
  const [loser] = (await lineOfAgents(gateway, 1)) as [Agent];
  await setUpline(gateway.db, { id: loser.memberId, merchant: 'lotus' }, head.memberId);
  for (const [{ memberId }, rate] of [
    [top, '40'],
    [head, '30'],
    [winner, '20'],
    [loser, '20'],
  ] as const)
    await signedContract(gateway, { memberId, kind: 'dividend', tiers: [{ rate }] });
  gateway.clock.advance(day);
  // One branch of the team lost what the other won, so the agent earns nothing but owes a fifth of the loss.
  const at = gateway.clock.now();
  await settledBet(gateway, { memberId: loser.memberId, stake: 100_000n, win: 0n, at });
  await settledBet(gateway, { memberId: winner.memberId, stake: 100_000n, win: 200_000n, at });
  // Not only after midnight, when a day that has ended is not due yet.
  gateway.clock.advance(day + 6 * 3600);
  await settleDue(gateway, 'lotus', 'dividend');
  await logInAgain(head);
  const offer = { kind: 'dividend' as const, account: loser.username, tiers: [{ rate: '25' }], closure: [] };
  const refused = [
    await head.call('offerContract', { body: offer }),
    await head.call('sendDown', { body: { account: winner.username, amount: '10.00' } }),
    await head.call('sendUp', { body: { amount: '10.00' } }),
  ].map(({ body }) => body.code);
  expect(refused).toEqual(Array(3).fill('unpaid_claims'));

  await fund(gateway, head, '200.00');
  gateway.clock.advance(day);
  await settleDue(gateway, 'lotus', 'dividend');
  expect(await cashOf(gateway, loser.memberId)).toBe(20_000n);
  await logInAgain(head);
  expect(await head.value('offerContract', { body: offer })).toMatchObject({ state: 'offered' });
});
