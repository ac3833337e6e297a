import { money } from '@parlour/domain';
import { verifyRaffle } from '@parlour/domain/rewards';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../ledger/invariants.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { operate } from '../../../testing/office.ts';
import { countedRound } from '../loyalty/testing.ts';
import { fund } from '../../wallet/testing.ts';
import { fundPromotion } from '../promotions.ts';
import { later, publishedPromotion } from '../testing.ts';
import { drawRaffles } from './draw-raffles.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<TestGateway['registerMember']>>;
const take = (player: Player, code: string, clientSeed?: string) =>
  player.call('claimRafflePromotion', { body: { code, ...(clientSeed !== undefined && { clientSeed }) } });
const seen = async (player: Player, code: string) =>
  (await player.value('listPromotions', { query: {} })).list.find((promotion) => promotion.code === code)!;
const draw = () => drawRaffles(gateway.db, gateway.merchants, gateway.vault, gateway.clock.now());
const hour = 3600;

async function raffle(change: object = {}, budget = 30_000n): Promise<string> {
  const to = new Date(gateway.clock.now().getTime() + hour * 1000).toISOString();
  const terms = { prizes: ['200.00', '100.00'], tickets: { per: 'deposit', each: '150.00', most: 3 }, to, ...change };
  return (await publishedPromotion(gateway, 'raffle', terms, budget)).code;
}

async function member(...deposits: string[]): Promise<Player> {
  const player = await gateway.registerMember();
  for (const amount of deposits) await fund(gateway, player, amount);
  return player;
}

test('deposits bring tickets, up to the most; the prizes are drawn at the end, and anyone can draw them again', async () => {
  const code = await raffle();
  const [one, other, none] = [await member('200.00', '170.00'), await member('1000.00'), await member('149.99')];
  expect(await seen(one, code)).toMatchObject({ status: 'claim', raffle: { tickets: 0, ready: 2, prizes: [{ amount: '200.00' }, {}] } });
  const answers = await Promise.all([take(one, code, 'mine'), take(one, code, 'again'), take(one, code)]);
  expect(answers).toMatchObject(answers.map(() => ({ status: 200, body: { value: { tickets: 2 } } })));
  expect(await take(other, code)).toMatchObject({ status: 200, body: { value: { tickets: 3 } } });
  expect(await take(none, code)).toMatchObject({ status: 409, body: { code: 'not_eligible' } });
  expect(await seen(one, code)).toMatchObject({ status: 'joined', raffle: { tickets: 2, ready: 0 } });
  expect(await one.call('getRaffleBook', { query: { code } })).toMatchObject({ status: 404 });
  expect(await draw()).toBe(0);

  for (const [player, seconds] of [
    [one, hour],
    [other, 0],
  ] as const)
    await later(gateway, player, seconds);
  expect(await take(other, code)).toMatchObject({ status: 409, body: { code: 'promotion_ended' } });
  expect(await seen(one, code)).toMatchObject({ status: 'process' });
  expect(await Promise.all([draw(), draw()])).toSatisfy((drawn: number[]) => drawn.reduce((sum, each) => sum + each) === 1);

  const book = await one.value('getRaffleBook', { query: { code } });
  expect(verifyRaffle(book)).toEqual({ commitment: true, book: true, winners: true });
  expect(book.tickets.map(({ clientSeed }) => clientSeed)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:mine|again|[0-9a-f]{32})$/)]),
  );
  const revealed = await gateway.db
    .selectFrom('audit_event')
    .select(['chain', 'subject', 'after'])
    .where('event', '=', 'raffle.revealed')
    .execute();
  expect(revealed).toEqual([
    {
      chain: 'lotus',
      subject: `lotus/${code}`,
      after: { version: 1, tickets: 5, book: book.book, serverSeed: book.serverSeed },
    },
  ]);
  expect(JSON.stringify(book)).not.toContain(one.memberId);
  const visitor = (await gateway.guest().value('listPromotions', { query: {} })).list.find((each) => each.code === code);
  expect(visitor).toMatchObject({ status: 'close', raffle: { tickets: 0, drawn: { book: book.book } } });
  const { raffle: mine } = await seen(one, code);
  const { raffle: theirs } = await seen(other, code);
  expect(mine).toMatchObject({ commitment: book.commitment, drawn: { tickets: 5, book: book.book } });
  const won = (state: typeof mine) =>
    state!
      .drawn!.winners.filter(({ member: name }) => name === state!.pseudonym)
      .reduce((sum, { amount }) => sum + Number(amount.amount), 0);
  expect(won(mine) + won(theirs)).toBe(300);
  const cash = async (player: Player) => Number((await player.value('getBalance')).available.amount);
  expect([await cash(one), await cash(other)]).toEqual([370 + won(mine), 1000 + won(theirs)]);
  expect((await seen(one, code)).status).toBe(won(mine) > 0 ? 'claimed' : 'close');
  expect(await draw()).toBe(0);
  expect(await checkLedger(gateway.db)).toEqual([]);
});

test('who is excluded leaves the book, and prizes with wagering become bonuses', async () => {
  const wagering = { multiplier: '3', base: 'bonus', spend: 'realFirst', weights: { default: '100' }, days: 7, onWithdrawal: 'forfeit' };
  const code = await raffle({ wagering });
  const [kept, lost] = [await member('150.00'), await member('300.00')];
  for (const player of [kept, lost]) expect(await take(player, code)).toMatchObject({ status: 200 });
  await operate(gateway, 'excludeMember', { member: lost.memberId });
  await later(gateway, kept, hour);
  expect(await draw()).toBe(1);
  expect(await kept.value('getRaffleBook', { query: { code } })).toMatchObject({ tickets: [{}], winners: [1] });
  expect(await seen(kept, code)).toMatchObject({ status: 'issued' });
  expect(await kept.value('getBalance')).toMatchObject({ available: { amount: '150.00' }, bonus: { amount: '200.00' } });
});

test('a budget that does not suffice draws nothing until it does, and no claim gives a prize', async () => {
  const code = await raffle({}, 100n);
  const player = await member('150.00');
  const claim = { body: { code, termsVersion: 1 }, key: uuid() };
  expect(await player.call('claimPromotion', claim)).toMatchObject({ status: 409, body: { code: 'promotion_state' } });
  expect(await take(player, code)).toMatchObject({ status: 200 });
  await later(gateway, player, hour);
  expect(await draw()).toBe(0);
  expect(await seen(player, code)).toMatchObject({ status: 'process' });
  expect(await player.call('getRaffleBook', { query: { code } })).toMatchObject({ status: 404 });
  const { id } = await gateway.db.selectFrom('promotion').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  const more = { merchant: 'lotus', promotionId: id, book: 'real' as const, amount: money(29_900n, 'BDT'), key: 'more' };
  await fundPromotion(gateway.db, more, gateway.clock.now());
  expect(await draw()).toBe(1);
  expect(await seen(player, code)).toMatchObject({ status: 'claimed' });
});

test('own stakes of settled rounds bring tickets too, of which what was taken is taken', async () => {
  const code = await raffle({ tickets: { per: 'stake', each: '150.00', most: 3 } });
  const player = await member('1000.00');
  await countedRound(gateway, player, { valid: '29999' });
  expect(await seen(player, code)).toMatchObject({ status: 'claim', raffle: { per: 'stake', ready: 1 } });
  expect(await take(player, code)).toMatchObject({ body: { value: { tickets: 1 } } });
  await countedRound(gateway, player, { valid: '1', daysAgo: 1 });
  expect(await take(player, code)).toMatchObject({ body: { value: { tickets: 2 } } });
  expect(await seen(player, code)).toMatchObject({ status: 'joined', raffle: { tickets: 2, ready: 0 } });
});
