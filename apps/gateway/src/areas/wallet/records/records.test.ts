import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { playing } from '../../vendors/testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** A player with three rounds, a minute apart: lost, won and in progress. */
async function threeRounds() {
  const game = await playing(gateway, '100.00');
  const times: string[] = [];
  for (const [i, win] of ['0', '12.00', null].entries()) {
    gateway.clock.advance(60);
    times.push(gateway.clock.now().toISOString());
    await game.bet({ transactionId: `b${i}`, roundId: `r${i}` });
    if (win !== null) await game.win({ transactionId: `w${i}`, betTransactionId: `b${i}`, roundId: `r${i}`, amount: win });
  }
  return { ...game, times };
}

test('the betting record has every round, newest first, with stake, win and name', async () => {
  const { player, times } = await threeRounds();
  const { list, page } = await player.value('listBets', { query: { language: 'EN' } });
  expect(page).toEqual({ pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 3 });
  expect(
    list.map(({ stake, win, status, placedAt, verifiable }) => ({ stake: stake.amount, win: win.amount, status, placedAt, verifiable })),
  ).toEqual([
    { stake: '5.00', win: '0.00', status: 'open', placedAt: times[2], verifiable: false },
    { stake: '5.00', win: '12.00', status: 'settled', placedAt: times[1], verifiable: true },
    { stake: '5.00', win: '0.00', status: 'settled', placedAt: times[0], verifiable: true },
  ]);
  expect(list[0]).toMatchObject({ gameName: 'Lotus Lanterns', vendorName: 'Parlour Arcade' });
  expect((await player.value('listBets', { query: { language: 'BN' } })).list[0]!.gameName).toBe('পদ্ম প্রদীপ');
});

test('the account record has every movement, signed, with the balance after it', async () => {
  const { player } = await threeRounds();
  const { list } = await player.value('listTransactions', { query: { language: 'EN' } });
  expect(list.map(({ type, amount, balanceAfter, gameName }) => [type, amount.amount, balanceAfter.amount, gameName])).toEqual([
    ['bet', '-5.00', '97.00', 'Lotus Lanterns'],
    ['win', '12.00', '102.00', 'Lotus Lanterns'],
    ['bet', '-5.00', '90.00', 'Lotus Lanterns'],
    ['bet', '-5.00', '95.00', 'Lotus Lanterns'],
    ['deposit', '100.00', '100.00', undefined],
  ]);
  const { list: bets } = await player.value('listBets');
  expect(list[0]!.reference).toBe(bets[0]!.roundId);
});

test('both are cut by time, the account record also by type, and into pages', async () => {
  const { player, times } = await threeRounds();
  const [first, second, third] = times as [string, string, string];
  const bets = async (query: object) => (await player.value('listBets', { query })).list.map((b) => b.placedAt);
  expect(await bets({ from: second })).toEqual([third, second]);
  expect(await bets({ to: second })).toEqual([first]);
  expect(await bets({ from: second, to: third })).toEqual([second]);
  expect(await bets({ pageNo: 2, pageSize: 2 })).toEqual([first]);
  const moves = async (query: object) => (await player.value('listTransactions', { query })).list.map((m) => m.type);
  expect(await moves({ type: 'win' })).toEqual(['win']);
  expect(await moves({ from: second, to: third })).toEqual(['win', 'bet']);
  const { page } = await player.value('listTransactions', { query: { pageNo: 2, pageSize: 3 } });
  expect(page).toEqual({ pageNo: 2, pageSize: 3, totalPages: 2, totalCount: 5 });
});

test('the sums are over every page, and per day in the caller’s time zone', async () => {
  const { player, times } = await threeRounds();
  const sums = await player.value('getBetSums', { query: { timeZone: 'Asia/Dhaka' } });
  expect(sums).toMatchObject({ rounds: 3, stake: { amount: '15.00', currency: 'BDT' }, win: { amount: '12.00' } });
  const dhaka = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });
  const expected = Map.groupBy(times, (time) => dhaka.format(new Date(time)));
  expect(sums.days.map(({ day, rounds }) => [day, rounds])).toEqual(
    [...expected].map(([day, rounds]) => [day, rounds.length]).toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  );
  expect(await player.value('getBetSums', { query: { from: times[1]!, to: times[2]! } })).toEqual({
    rounds: 1,
    stake: { amount: '5.00', currency: 'BDT' },
    win: { amount: '12.00', currency: 'BDT' },
    days: [],
  });
  const later = await player.value('getBetSums', {
    query: { from: new Date(Date.parse(times[2]!) + 60_000).toISOString(), timeZone: 'UTC' },
  });
  expect(later).toMatchObject({ rounds: 0, stake: { amount: '0.00' }, win: { amount: '0.00' }, days: [] });
});

test.each(['Mars/Base', 'utc', "UTC'; drop table round"])('a time zone %j is refused', async (timeZone) => {
  const player = await gateway.registerMember();
  expect(await player.call('getBetSums', { query: { timeZone } })).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});

test('rounds just before and after midnight are on two days', async () => {
  const game = await playing(gateway, '100.00');
  const now = Math.floor(gateway.clock.now().getTime() / 1000);
  const fullHour = Math.ceil((now + 60) / 3600) * 3600;
  // Takes a time zone in which the next full hour is midnight; the names of these zones have the opposite sign.
  const hour = new Date(fullHour * 1000).getUTCHours();
  const there = hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`;
  gateway.clock.advance(fullHour - now - 60);
  await game.bet({ transactionId: 'late', roundId: 'late' });
  gateway.clock.advance(120);
  await game.bet({ transactionId: 'early', roundId: 'early', amount: '7.00' });
  const byDay = async (timeZone: string) =>
    (await game.player.value('getBetSums', { query: { timeZone } })).days.map(({ stake, rounds }) => [stake.amount, rounds]);
  expect(await byDay(there)).toEqual([
    ['5.00', 1],
    ['7.00', 1],
  ]);
  expect(await byDay(hour === 6 ? 'Etc/GMT+7' : 'Etc/GMT+6')).toEqual([['12.00', 2]]);
});

test('each member sees their own', async () => {
  await threeRounds();
  const other = await gateway.registerMember();
  expect((await other.value('listBets')).list).toEqual([]);
  expect((await other.value('listTransactions')).list).toEqual([]);
  expect(await other.value('getBetSums')).toMatchObject({ rounds: 0 });
  expect(await gateway.guest().call('listBets')).toMatchObject({ status: 401 });
});

test('a trial user sees the play money that was given', async () => {
  const trial = await gateway.startTrial();
  expect((await trial.value('listTransactions')).list).toMatchObject([
    { type: 'playMoney', amount: { amount: '2000.00', currency: 'BDT' } },
  ]);
});
