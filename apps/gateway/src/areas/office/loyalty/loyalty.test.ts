import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { countPlay } from '../../rewards/loyalty/count-play.ts';
import { playing } from '../../vendors/testing.ts';
import { officeOf } from '../../../testing/office.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // The tests expect points to start at zero.
  gateway = await startTestGateway({ manyAccounts: false });
});
afterAll(() => gateway.close());

test('an operator changes terms and the mall, decides orders, and counts missions again to the same number', async () => {
  const office = officeOf(gateway);
  const { list: terms } = await office.call('listLoyaltyTerms', { query: { merchant: 'lotus' } });
  const points = terms.find(({ subject }) => subject === 'points')!;
  const change = {
    merchant: 'lotus',
    version: points.version,
    reason: 'A better price for slots',
    terms: { points: { perPoint: { RNG: '1.00' }, convert: { points: 100, amount: '1.00' } } },
  };
  expect(await office.call('changeLoyaltyTerms', { body: change })).toMatchObject({ subject: 'points', version: points.version + 1 });
  await expect(office.call('changeLoyaltyTerms', { body: change })).rejects.toThrow(/in the meantime/);
  await expect(
    office.call('changeLoyaltyTerms', {
      body: {
        ...change,
        version: points.version + 1,
        terms: { points: { perPoint: { RNG: '0.00' }, convert: { points: 1, amount: '1.00' } } },
      },
    }),
  ).rejects.toThrow(/above zero/);
  const { version: missionsVersion } = terms.find(({ subject }) => subject === 'missions')!;
  const impossible = [
    [{ event: 'invitedPlayed', measure: 'validStake', target: '1' }, /does not count rounds/],
    [{ event: 'profileComplete', measure: 'count', target: '2' }, /must be 1/],
  ] as const;
  for (const [rule, says] of impossible) {
    const title = { EN: 'Impossible' };
    const mission = { code: 'impossible', title, filter: {}, reset: 'never' as const, reward: { points: 1 }, ...rule };
    const body = { ...change, version: missionsVersion, terms: { missions: { missions: [mission] } } };
    await expect(office.call('changeLoyaltyTerms', { body })).rejects.toThrow(says);
  }

  const { player, bet, win } = await playing(gateway, '5000.00');
  for (const [round, amount] of [
    ['r1', '700.00'],
    ['r2', '300.00'],
  ] as const) {
    await bet({ roundId: round, amount });
    await win({ roundId: round, amount: '0.00', roundClosed: true });
  }
  await countPlay(gateway.db, gateway.merchants, gateway.clock.now());
  const recount = await office.call('recountMissions', { query: { merchant: 'lotus', member: player.username } });
  expect(recount.list.find(({ code }) => code === 'daily-rounds')).toMatchObject({ shown: '2', recounted: '2', same: true });
  expect(recount.list.every(({ same }) => same)).toBe(true);

  const { list: items } = await office.call('listMallItems', { query: { merchant: 'lotus' } });
  const mug = items.find(({ code }) => code === 'mug')!;
  const { id: _id, currency, ...shown } = mug;
  expect(currency).toBe('BDT');
  expect(await office.call('changeMallItem', { body: { ...shown, points: 500, reason: 'A cheaper mug' } })).toMatchObject({
    points: 500,
    version: 2,
  });
  await expect(office.call('changeMallItem', { body: { ...shown, points: 400, reason: 'An old page' } })).rejects.toThrow(
    /in the meantime/,
  );

  const reward = (await player.value('listPointsRewards', {})).list.find(({ kind }) => kind === 'goods')!;
  const order = await player.value('redeemPoints', {
    body: { reward: reward.id, quantity: 1, address: '12 Lake Road, Dhaka' },
    key: randomUUID(),
  });
  const { list: waiting } = await office.call('listRedeemOrders', { query: { merchant: 'lotus', status: 'inProcess' } });
  expect(waiting).toMatchObject([{ id: order.reference, member: player.username, address: null, points: 500 }]);
  const decision = { merchant: 'lotus', order: order.reference, approve: true, reason: 'Sent with the post' };
  expect(await office.call('decideRedeemOrder', { body: decision })).toMatchObject({ status: 'approved', address: '12 Lake Road, Dhaka' });
  await expect(office.call('decideRedeemOrder', { body: { ...decision, approve: false } })).rejects.toThrow(/already approved/);
  expect(await player.value('getPointsBalance')).toEqual({ points: 500, held: 0 });
});
