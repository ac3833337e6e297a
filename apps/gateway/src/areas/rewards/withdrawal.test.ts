import { money } from '@parlour/domain';
import type { Wagering } from '@parlour/domain/rewards';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../../ledger/invariants.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { fund } from '../wallet/testing.ts';
import { fundPromotion, publishPromotion } from './promotions.ts';
import { bonusOf, giveGrant } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };

/** A member with 1,000.00 in cash and one bonus of 70.00 for each of these terms on withdrawal; the first is active. */
async function withBonuses(...onWithdrawal: Wagering['onWithdrawal'][]) {
  const player = await gateway.registerMember();
  await fund(gateway, player, '1000.00');
  const now = gateway.clock.now();
  const { id: memberId } = await gateway.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', player.username)
    .executeTakeFirstOrThrow();
  const code = `gift-${uuid()}`;
  const promotion = await publishPromotion(gateway.db, { merchant: 'lotus', code, kind: 'reward', terms: {}, madeBy: 'test' }, now);
  const budget = { merchant: 'lotus', promotionId: promotion.id, book: 'real' as const, amount: money(50_000n, 'BDT'), key: code };
  await fundPromotion(gateway.db, budget, now);
  for (const [place, onLeaving] of onWithdrawal.entries())
    await giveGrant(gateway.db, { ...bonusOf(7000n, onLeaving), memberId, promotion, key: `${code}:${place}` }, now);
  const withdraw = (amount: string, acceptForfeit?: boolean) =>
    player.call('createWithdrawal', { body: { amount, ...bank, ...(acceptForfeit !== undefined && { acceptForfeit }) } });
  const statuses = async () => {
    const grants = gateway.db.selectFrom('bonus_grant').select('status').where('member_id', '=', memberId).orderBy('place');
    return (await grants.execute()).map(({ status }) => status);
  };
  return { player, withdraw, statuses };
}

describe('a withdrawal of a member with bonus money', () => {
  test('is refused with both sums until the member accepts what it costs (R23)', async () => {
    const { player, withdraw, statuses } = await withBonuses('forfeit', 'forfeit');
    expect(await withdraw('300.00')).toMatchObject({
      status: 409,
      body: { code: 'bonus_would_be_forfeited', params: { amount: '300.00', bonus: '140.00', currency: 'BDT' } },
    });
    expect(await statuses()).toEqual(['active', 'waiting']);
    expect((await player.value('listWithdrawals')).list).toEqual([]);
    expect((await withdraw('300.00', true)).status).toBe(200);
    expect(await statuses()).toEqual(['forfeited', 'forfeited']);
    const balance = await player.value('getBalance');
    expect(balance).toMatchObject({ available: { amount: '700.00' }, locked: { amount: '300.00' } });
    expect(balance).not.toHaveProperty('bonus');
  });

  test('ends no bonus whose terms say keep', async () => {
    const { player, withdraw, statuses } = await withBonuses('forfeit', 'keep');
    expect(await withdraw('300.00')).toMatchObject({ status: 409, body: { params: { bonus: '70.00' } } });
    expect((await withdraw('300.00', true)).status).toBe(200);
    expect(await statuses()).toEqual(['forfeited', 'active']);
    expect((await withdraw('300.00')).status).toBe(200);
    expect((await player.value('getBalance')).bonus).toEqual({ amount: '70.00', currency: 'BDT' });
  });

  test('for more than the cash is refused for that reason, and ends nothing', async () => {
    const { withdraw, statuses } = await withBonuses('forfeit');
    expect(await withdraw('1000.01', true)).toMatchObject({ status: 422, body: { code: 'insufficient_balance' } });
    expect(await statuses()).toEqual(['active']);
  });
});

test('the balance tells bonus money beside the cash, and how far the one in play is', async () => {
  const { player } = await withBonuses('keep', 'keep');
  expect(await player.value('getBalance')).toMatchObject({
    available: { amount: '1000.00' },
    bonus: { amount: '140.00', currency: 'BDT' },
    bonusDetail: { required: { amount: '700.00' }, wagered: { amount: '0.00' } },
  });
  expect(await checkLedger(gateway.db)).toEqual([]);
});
