import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { playing } from '../../vendors/testing.ts';
import { countPlay } from '../loyalty/count-play.ts';
import { approveOrder, rejectOrder } from '../mall/orders.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // The tests expect points to start at zero.
  gateway = await startTestGateway({ manyAccounts: false });
});
afterAll(() => gateway.close());

const count = () => countPlay(gateway.db, gateway.merchants, gateway.clock.now());

/** A member who has staked these amounts on slots, each in a settled round; a thousand earns a point. */
async function staked(...stakes: string[]) {
  const play = await playing(gateway, '40000.00');
  for (const [index, amount] of stakes.entries()) {
    await play.bet({ transactionId: `b${index}`, roundId: `r${index}`, amount });
    await play.win({ transactionId: `w${index}`, roundId: `r${index}`, amount: '0.00', roundClosed: true });
  }
  await count();
  return play.player;
}

const itemOf = async (member: Awaited<ReturnType<typeof staked>>, kind: string) =>
  (await member.value('listPointsRewards', {})).list.find((item) => item.kind === kind)!;
const orderRow = (reference: string) =>
  gateway.db.selectFrom('redeem_order').selectAll().where('id', '=', reference).executeTakeFirstOrThrow();

test('settled own stakes earn points without losing remainders, once however often they are counted', async () => {
  const member = await staked('1999.00');
  expect(await member.value('getPointsBalance')).toEqual({ points: 1, held: 0 });
  await count();
  expect((await member.value('getPointsBalance')).points).toBe(1);
  const two = await staked('1999.99', '0.01');
  expect((await two.value('getPointsBalance')).points).toBe(2);
  const { list } = await two.value('listPointsTransactions', { query: {} });
  expect(list).toMatchObject([{ type: 'earned', line: 'RNG', changed: 2, balanceAfter: 2 }]);
  // Points never expire: after five years they are still there.
  gateway.clock.advance(5 * 366 * 86_400);
  await count();
  const after = await gateway.db.selectFrom('ledger_account').select('balance').where('kind', '=', 'points').execute();
  expect(after.map(({ balance }) => Number(balance)).toSorted()).toEqual([1, 2]);
  gateway.clock.advance(-5 * 366 * 86_400);
});

test('whole lots of points become cash out of the budget, which pays nothing it does not have', async () => {
  const member = await staked(...Array<string>(8).fill('5000.00'));
  await gateway.db
    .updateTable('loyalty_terms')
    .set({ terms: JSON.stringify({ perPoint: { RNG: '10.00' }, convert: { points: 100, amount: '5.00' } }) })
    .where('subject', '=', 'points')
    .execute();
  expect((await member.value('getPointsBalance')).points).toBe(40);
  expect((await member.call('convertPoints', { body: { points: 150 }, key: randomUUID() })).body).toMatchObject({ code: 'field_invalid' });
  expect((await member.call('convertPoints', { body: { points: 100 }, key: randomUUID() })).body).toMatchObject({
    code: 'points_not_enough',
  });
  const rich = await staked('2500.00');
  const key = randomUUID();
  const before = Number((await rich.value('getBalance')).available.amount);
  const converted = await rich.value('convertPoints', { body: { points: 200 }, key });
  expect(converted).toEqual({ amount: { amount: '10.00', currency: 'BDT' }, points: 50 });
  expect(await rich.value('convertPoints', { body: { points: 200 }, key })).toEqual(converted);
  expect(Number((await rich.value('getBalance')).available.amount)).toBe(before + 10);
});

test('an order holds its points until it is decided, and the last piece goes to one of several buyers', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => staked('9000.00')));
  const [first] = members;
  const mug = await itemOf(first!, 'goods');
  await gateway.db.updateTable('mall_item').set({ stock: 1 }).where('id', '=', mug.id).execute();
  const body = { reward: mug.id, quantity: 1, address: '12 Lake Road, Dhaka' };
  expect((await first!.call('redeemPoints', { body: { reward: mug.id, quantity: 1 }, key: randomUUID() })).body).toMatchObject({
    code: 'field_invalid',
  });
  const answers = await Promise.all(members.map((member) => member.call('redeemPoints', { body, key: randomUUID() })));
  const won = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const winner = members[won]!;
  expect(await winner.value('getPointsBalance')).toEqual({ points: 300, held: 600 });
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(Array(3).fill('out_of_stock'));
  const { list } = await winner.value('listPointsRedeems', { query: {} });
  expect(list).toMatchObject([{ status: 'inProcess', points: 600, changedPoints: -600, pointsBalance: 300, type: 'goods' }]);
  const order = await orderRow(list[0]!.reference);
  expect(order.address).toMatch(/^sealed\./);
  await gateway.db
    .transaction()
    .execute((trx) => rejectOrder(trx, order, { by: 'amina', reason: 'The address is unknown.' }, gateway.clock.now()));
  expect(await winner.value('getPointsBalance')).toEqual({ points: 900, held: 0 });
  expect((await winner.value('listPointsRedeems', { query: {} })).list[0]).toMatchObject({
    status: 'rejected',
    changedPoints: 0,
    remark: 'The address is unknown.',
  });

  const again = await winner.value('redeemPoints', { body, key: randomUUID() });
  const second = await orderRow(again.reference);
  await gateway.db.transaction().execute((trx) => approveOrder(trx, second, { by: 'amina', remark: null }, gateway.clock.now()));
  expect(await winner.value('getPointsBalance')).toEqual({ points: 300, held: 0 });
  const cash = await itemOf(winner, 'money');
  const paid = await winner.value('redeemPoints', { body: { reward: cash.id, quantity: 1 }, key: randomUUID() });
  expect(paid).toMatchObject({ status: 'approved', amount: { amount: '1000.00' } });
  expect(await winner.value('getPointsBalance')).toEqual({ points: 100, held: 0 });
  // Earned once, ordered three times, given back once.
  const told = gateway.db.selectFrom('event').select('id').where('member_id', '=', winner.memberId).where('type', '=', 'pointsChanged');
  expect(await told.execute()).toHaveLength(5);
});
