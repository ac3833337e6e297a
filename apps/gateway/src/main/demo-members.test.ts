import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { verifyRaffle } from '@parlour/domain/rewards';
import { drawRaffles } from '../areas/rewards/raffles/draw-raffles.ts';
import { seedDemonstration } from '../areas/office/people/demonstration.ts';
import { officeOf } from '../testing/office.ts';
import { seedDemoMembers } from './demo-members.ts';
import { seedDemoProposals } from './demo-queues.ts';

let gateway: TestGateway;
let dataDir: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-demo-'));
});
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

const seeded = () => seedDemoMembers(gateway.db, { ...gateway, config: { ...gateway.config, dataDir } });

async function logInAsDemo() {
  const { username, password } = (await seeded()).find(({ brand }) => brand === 'lotus')!;
  const browser = gateway.guest();
  await browser.value('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
  return browser;
}

test('a visitor of a demo site can log in to a member with money and favourites; seeding again changes neither', async () => {
  const demo = await logInAsDemo();
  expect((await demo.value('getBalance')).available.amount).toBe('5000.00');
  const { ids, list } = await demo.value('listFavGames');
  expect(ids).toHaveLength(3);
  expect(list.content.map(({ nodeId }) => nodeId)).toEqual(ids);
  expect(list.content[0]).toMatchObject({ isHot: 1 });
  await demo.value('removeFavGame', { query: { nodeId: ids[0]! } });
  const later = await logInAsDemo();
  expect((await later.value('listFavGames')).ids).toEqual(ids.slice(1));
  expect((await later.value('getBalance')).available.amount).toBe('5000.00');
});

test('a second member has promotions in progress', async () => {
  const { username, password } = (await seeded()).find((each) => each.brand === 'lotus' && each.username === 'demobonus')!;
  const member = gateway.guest();
  await member.value('login', { body: { type: 'username', username, password, altcha: await member.solve() } });
  const { list } = await member.value('listPromotions', { query: {} });
  const statuses = Object.fromEntries(list.map(({ code, status }) => [code, status]));
  expect(statuses).toMatchObject({
    'first-deposit': 'issued',
    welcome: 'issued',
    'lucky-envelope': 'issued',
    'seven-days': 'signed',
    'share-with-friends': 'applying',
    'grand-opening': 'comingSoon',
  });
  // One raffle is running; the other has ended, and the next run of the job draws it.
  expect(list.find(({ code }) => code === 'month-of-tickets')).toMatchObject({ status: 'joined', raffle: { tickets: 5, ready: 0 } });
  await drawRaffles(gateway.db, gateway.merchants, gateway.vault, gateway.clock.now());
  const book = await gateway.guest().value('getRaffleBook', { query: { code: 'first-tickets' } });
  expect(book).toMatchObject({ tickets: { length: 5 }, winners: { length: 3 } });
  expect(verifyRaffle(book)).toEqual({ commitment: true, book: true, winners: true });
  expect((await member.value('getBonusDetails', { query: {} })).list.map(({ status }) => status)).toEqual([
    'active',
    'waiting',
    'waiting',
    'waiting',
  ]);
});

test('the office of a demonstration finds withdrawals, feedback, a reported message and a proposal waiting, once', async () => {
  await seedDemonstration(gateway.db, gateway.merchants, gateway.clock.now());
  const house = { ...gateway, db: gateway.database.db, forOffice: gateway.database.forOffice };
  for (const _start of [1, 2]) {
    await seeded();
    await seedDemoProposals(house);
  }
  const office = officeOf(gateway);
  const { list: payments } = await office.call('listPendingWithdrawals', { query: { merchant: 'lotus' } });
  const { limits } = gateway.merchants.byCode('lotus').brand;
  expect(payments.map(({ member, amount }) => [member, Number(amount) >= Number(limits.twoOperatorsFrom)]).toSorted()).toEqual([
    ['demomina', true],
    ['demorafi', false],
  ]);
  const { list: feedback } = await office.call('listFeedback', { query: { merchant: 'lotus' } });
  expect(feedback).toHaveLength(2);
  const { list: cases } = await office.call('listChatCases', { query: { merchant: 'lotus' } });
  const { chatRoom } = gateway.merchants.byCode('lotus').flags;
  expect(cases.length > 0).toBe(chatRoom);
  const { list: proposals } = await office.call('listProposals', { query: {} });
  expect(proposals.filter(({ merchant }) => merchant === 'lotus')).toMatchObject([
    { operation: 'adjustBalance', by: 'faisal', status: 'open' },
  ]);
});

test('an agent shows a line of five levels, where agents have lines', async () => {
  const { username, password } = (await seeded()).find((each) => each.brand === 'lotus' && each.username === 'demoagent')!;
  const agent = gateway.guest();
  await agent.value('login', { body: { type: 'username', username, password, entrance: 'agent', altcha: await agent.solve() } });
  const { list } = await agent.value('listTeamAccounts', { query: { account: 'demobridge' } });
  expect(list.map(({ account }) => account).toSorted()).toEqual(['demoamber', 'demoruby']);
  expect((await agent.value('listTeamAccounts')).list.find(({ account }) => account === 'demoeast')).toMatchObject({ teamSize: 6 });
});

test('an account of each level of that line logs in, and sees what its own team brought', async () => {
  const accounts = await seeded();
  for (const [name, size] of [
    ['demoeast', 6],
    ['demoriver', 5],
    ['demobridge', 3],
  ] as const) {
    const { username, password } = accounts.find((each) => each.brand === 'lotus' && each.username === name)!;
    const agent = gateway.guest();
    await agent.value('login', { body: { type: 'username', username, password, entrance: 'agent', altcha: await agent.solve() } });
    expect(await agent.value('getTeamOverview')).toMatchObject({ teamSize: size });
    expect((await agent.value('listBills', { query: { kind: 'daily' } })).page.totalCount).toBeGreaterThan(18);
  }
  const { username, password } = accounts.find((each) => each.brand === 'lotus' && each.username === 'demoruby')!;
  const player = gateway.guest();
  await player.value('login', { body: { type: 'username', username, password, altcha: await player.solve() } });
});

test('the agent sends money to an account below it with the payment password that is listed with the log-in', async () => {
  const { username, password, paymentPassword } = (await seeded()).find((each) => each.brand === 'lotus' && each.username === 'demoagent')!;
  const agent = gateway.guest();
  await agent.value('login', { body: { type: 'username', username, password, entrance: 'agent', altcha: await agent.solve() } });
  await agent.value('stepUp', { body: { method: 'paymentPassword', secret: paymentPassword! } });
  const sent = await agent.value('sendDown', { body: { account: 'demoeast', amount: '1.00' } });
  expect(sent).toMatchObject({ to: 'demoeast', amount: { amount: '1.00' } });
});

test('the head of that line sees bills of three weeks and has an offer to answer, where agents have contracts', async () => {
  const { username, password } = (await seeded()).find((each) => each.brand === 'lotus' && each.username === 'demoagent')!;
  const agent = gateway.guest();
  await agent.value('login', { body: { type: 'username', username, password, entrance: 'agent', altcha: await agent.solve() } });
  const wages = await agent.value('listBills', { query: { kind: 'daily' } });
  expect(wages.page.totalCount).toBeGreaterThan(18);
  expect(wages.list.some(({ tier, toPay }) => tier === 2 && toPay.amount !== '0.00')).toBe(true);
  const [dividend] = (await agent.value('listBills', { query: { kind: 'dividend' } })).list;
  const explained = await agent.value('getBillExplanation', { query: { billKey: dividend!.billKey } });
  expect(explained.bets).toHaveLength(20);
  expect(explained.team.map(({ account }) => account)).toEqual(expect.arrayContaining(['demoeast', 'demowest']));
  expect(await agent.value('getConsolidatedContracts')).toMatchObject({ divtypereq: 1 });
});
