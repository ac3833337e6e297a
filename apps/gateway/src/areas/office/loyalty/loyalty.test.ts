import { randomUUID } from 'node:crypto';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { countPlay } from '../../rewards/loyalty/count-play.ts';
import { playing } from '../../vendors/testing.ts';
import { approve, byTwo, firstTwo, furtherOperator, officeOf, operate } from '../../../testing/office.ts';

let gateway: TestGateway;
let two: readonly [OperatorCredentials, OperatorCredentials];
beforeAll(async () => {
  // The tests expect points to start at zero.
  gateway = await startTestGateway({ manyAccounts: false });
  two = await firstTwo(gateway);
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
  expect(await byTwo(gateway, 'changePointsTerms', change, two)).toMatchObject({ subject: 'points', version: points.version + 1 });
  await expect(office.call('changePointsTerms', { body: change })).rejects.toThrow(/in the meantime/);
  await expect(
    office.call('changePointsTerms', {
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

test('points, levels and rebates are proposed by marketing and decided by finance, each value on its own, never by one operator', async () => {
  const mina = await furtherOperator(gateway, { name: 'mina', roles: [{ role: 'marketing', merchant: 'lotus' }] }, two);
  const farid = await furtherOperator(gateway, { name: 'farid', roles: [{ role: 'finance', merchant: 'lotus' }] }, two);
  const inForce = async (subject: 'vip' | 'rebate') =>
    (await officeOf(gateway, mina).call('listLoyaltyTerms', { query: { merchant: 'lotus' } })).list.find(
      (each) => each.subject === subject,
    )!;
  const rebate = await inForce('rebate');
  const asked = { merchant: 'lotus', version: rebate.version, reason: 'Slots pay more in winter.' };
  const dearer = { rebate: { ...rebate.terms.rebate!, rates: { ...rebate.terms.rebate!.rates, RNG: '1.25' } } };
  await expect(operate(gateway, 'changeLoyaltyTerms', { ...asked, terms: dearer }, two[0])).rejects.toThrow(/by changeRebateTerms/);
  await expect(operate(gateway, 'changeVipTerms', { ...asked, terms: dearer }, mina)).rejects.toThrow(/terms of rebate, not of vip/);
  await expect(operate(gateway, 'changeRebateTerms', { ...asked, terms: rebate.terms }, mina)).rejects.toThrow(/nothing would change/);

  const { approval } = (await operate(gateway, 'changeRebateTerms', { ...asked, terms: dearer }, mina)) as { approval: string };
  const proposal = (await officeOf(gateway, farid).call('listProposals', { query: {} })).list.find(({ id }) => id === approval)!;
  expect(proposal).toMatchObject({
    subject: { kind: 'loyalty', id: 'lotus/rebate', name: 'rebate' },
    changes: [{ field: 'terms', before: `rates.RNG ${rebate.terms.rebate!.rates.RNG}`, after: 'rates.RNG 1.25' }],
    mayDecide: true,
  });
  expect((await inForce('rebate')).version).toBe(rebate.version);
  await approve(gateway, approval, farid);
  expect(await inForce('rebate')).toMatchObject({ version: rebate.version + 1, terms: dearer });
  const { list } = await officeOf(gateway, two[0]).call('listAuditEvents', { query: { event: 'rebate.changed' } });
  expect(list[0]).toMatchObject({ actor: 'farid', proposal: approval, reason: asked.reason });

  // An owner needs another one too, and what changes meanwhile makes a proposal stale.
  const vip = await inForce('vip');
  const [first, ...others] = vip.terms.vip!.levels;
  const levels = (keep: string) => ({ vip: { levels: [{ ...first!, keep }, ...others] } });
  const change = (keep: string, as: OperatorCredentials) =>
    operate(gateway, 'changeVipTerms', { merchant: 'lotus', reason: asked.reason, terms: levels(keep) }, as);
  const dear = { vip: { levels: [{ ...first!, withdrawals: { freeADay: 3, fee: '10.01' } }, ...others] } };
  await expect(operate(gateway, 'changeVipTerms', { merchant: 'lotus', reason: asked.reason, terms: dear }, mina)).rejects.toThrow(
    /10.01 per cent is more than ten per cent of a withdrawal/,
  );
  const waiting = (await change('60.00', two[0])) as { approval: string };
  await gateway.db
    .insertInto('loyalty_terms')
    .values({
      merchant: 'lotus',
      subject: 'vip',
      version: vip.version + 1,
      terms: JSON.stringify(levels('70.00').vip),
      made_by: 'ops',
      made_at: gateway.clock.now(),
      reason: 'Meanwhile',
    })
    .execute();
  expect((await approve(gateway, waiting.approval, two[1])).proposal.status).toBe('stale');
});
