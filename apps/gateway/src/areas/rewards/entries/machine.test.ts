// R1, R2, R3, R4.
import { entryStatuses, isFinal, mayMove, type EntryMover, type EntryStatus } from '@parlour/domain/rewards';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { officeOf, operate } from '../../../testing/office.ts';
import { later, publishedPromotion } from '../testing.ts';
import { moveEntry } from './moves.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<TestGateway['registerMember']>>;
const wagering = { multiplier: '5', base: 'bonus', spend: 'realFirst', weights: { RNG: '100' }, onWithdrawal: 'forfeit' };
const gift = { amount: '10.00', perMember: 1 };
const asked = (code: string) => ({ body: { code, termsVersion: 1 }, key: uuid() });
const join = (player: Player, code: string) => player.call('joinPromotion', asked(code));
const claim = (player: Player, code: string) => player.call('claimPromotion', asked(code));
const apply = (player: Player, code: string) =>
  player.call('applyPromotion', { body: { code, termsVersion: 1, remark: 'Shared with ten friends' }, key: uuid() });
const seen = async (player: Player, code: string) =>
  (await player.value('listPromotions', { query: {} })).list.find((promotion) => promotion.code === code)!;
const applied = async (player: Player, code: string) => {
  await apply(player, code);
  const { list } = await officeOf(gateway).call('listPromotionEntries', { query: {} });
  return list.find(({ promotion }) => promotion === code)!.id;
};

/** Brings a member's entry to each status by actions of members, operators and the clock. */
const roads: Record<EntryStatus, (player: Player) => Promise<string>> = {
  comingSoon: async () => {
    const from = new Date(gateway.clock.now().getTime() + 86_400_000).toISOString();
    return (await publishedPromotion(gateway, 'reward', { ...gift, from })).code;
  },
  join: async () => (await publishedPromotion(gateway, 'reward', { ...gift, optIn: true })).code,
  joined: async () => (await publishedPromotion(gateway, 'depositBonus', { percent: '50', deposit: 'first', maxBonus: '10.00' })).code,
  signed: async (player) => {
    const { code } = await publishedPromotion(gateway, 'signIn', { amounts: ['1.00', '2.00'], missed: 'reset' });
    await claim(player, code);
    return code;
  },
  claim: async () => (await publishedPromotion(gateway, 'reward', gift)).code,
  applying: async (player) => {
    const { code } = await publishedPromotion(gateway, 'reward', { ...gift, decision: 'operator' });
    await apply(player, code);
    return code;
  },
  rejected: async (player) => {
    const { code } = await publishedPromotion(gateway, 'reward', { ...gift, decision: 'operator' });
    const entry = await applied(player, code);
    await operate(gateway, 'decidePromotionEntry', { merchant: 'lotus', entry, approve: false, reason: 'The picture shows nothing' });
    return code;
  },
  process: async (player) => {
    const { code, id } = await publishedPromotion(gateway, 'reward', { ...gift, decision: 'operator' });
    await apply(player, code);
    await gateway.db.updateTable('promotion_entry').set({ last: 'processing' }).where('promotion_id', '=', id).execute();
    return code;
  },
  issued: async (player) => {
    const { code } = await publishedPromotion(gateway, 'reward', { ...gift, wagering });
    await claim(player, code);
    return code;
  },
  claimed: async (player) => {
    const { code } = await publishedPromotion(gateway, 'reward', gift);
    await claim(player, code);
    return code;
  },
  close: async () => {
    const to = new Date(gateway.clock.now().getTime() - 1000).toISOString();
    return (await publishedPromotion(gateway, 'reward', { ...gift, to })).code;
  },
};

describe('a member who is at', () => {
  test.each(entryStatuses)('%s moves only where the machine has an edge for members', async (from) => {
    for (const [name, does, allowed] of [
      ['join', join, ['join']],
      ['claim', claim, ['claim']],
      ['apply', apply, []],
    ] as const) {
      const player = await gateway.registerMember();
      const code = await roads[from](player);
      expect(await seen(player, code), name).toMatchObject({ status: from });
      const answer = await does(player, code);
      if ((allowed as readonly string[]).includes(from)) {
        expect(answer, name).toMatchObject({ status: 200 });
        expect(mayMove(from, (await seen(player, code)).status) || from === 'claim').toBe(true);
      } else {
        expect(answer.status, `${name} of ${from}`).toBe(409);
        expect(await seen(player, code), name).toMatchObject({ status: from });
      }
    }
  });
});

test('of all 121 pairs only those of the machine succeed, and every other one is promotion_state', async () => {
  const player = await gateway.registerMember();
  const { id } = await publishedPromotion(gateway, 'reward', { ...gift, optIn: true });
  const now = gateway.clock.now();
  const entry = uuid();
  const row = {
    id: entry,
    merchant: 'lotus',
    promotion_id: id,
    version: 1,
    member_id: player.memberId,
    period: '1',
    last: null,
    last_at: now,
  };
  await gateway.db.insertInto('promotion_entry').values(row).execute();
  const movers: readonly EntryMover[] = ['clock', 'event', 'member', 'operator', 'engine'];
  let written = 0;
  for (const from of entryStatuses)
    for (const to of entryStatuses)
      for (const by of movers) {
        const moved = moveEntry(gateway.db, { id: entry, merchant: 'lotus', from }, [[to, by]], { at: now });
        if (mayMove(from, to, by)) {
          await moved;
          written += 1;
        } else await expect(moved, `${from} to ${to} by ${by}`).rejects.toMatchObject({ code: 'promotion_state' });
        if (isFinal(from)) expect(mayMove(from, to)).toBe(false);
      }
  const { count } = await gateway.db
    .selectFrom('promotion_event')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('entry_id', '=', entry)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(written);
});

test('an application waits through the end of its promotion, is paid under the terms that were read, and is decided once', async () => {
  const player = await gateway.registerMember();
  const to = new Date(gateway.clock.now().getTime() + 3600_000).toISOString();
  const { id, code } = await publishedPromotion(gateway, 'award', { maxAmount: '100.00', to, perMember: 1 });
  const entry = await applied(player, code);
  const terms = JSON.stringify({ maxAmount: '1.00', to, perMember: 1 });
  await gateway.db
    .insertInto('promotion_version')
    .values({ promotion_id: id, version: 2, merchant: 'lotus', terms, made_by: 'test', made_at: gateway.clock.now() })
    .execute();
  await later(gateway, player, 7200);
  await gateway.db.updateTable('promotion').set({ closed_at: gateway.clock.now() }).where('id', '=', id).execute();
  expect(await seen(player, code)).toMatchObject({ status: 'applying' });
  const decide = (approve: boolean, amount?: string) =>
    operate(gateway, 'decidePromotionEntry', {
      merchant: 'lotus',
      entry,
      approve,
      ...(amount !== undefined && { amount }),
      reason: 'A good picture',
    });
  await expect(decide(true, '100.01')).rejects.toMatchObject({ code: 'amount_invalid' });
  const answers = await Promise.allSettled([decide(true, '80.00'), decide(true, '80.00'), decide(false)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { available } = await player.value('getBalance');
  expect(['80.00', '0.00']).toContain(available.amount);
});

test('after a rejection the reason is shown, and the member applies again where the terms allow it', async () => {
  const player = await gateway.registerMember();
  const { code } = await publishedPromotion(gateway, 'award', { maxAmount: '50.00', mayApplyAgain: true, perMember: 1 });
  const entry = await applied(player, code);
  const decide = (approve: boolean, amount?: string) =>
    operate(gateway, 'decidePromotionEntry', {
      merchant: 'lotus',
      entry,
      approve,
      ...(amount !== undefined && { amount }),
      reason: 'The picture shows nothing',
    });
  await decide(false);
  expect(await seen(player, code)).toMatchObject({ status: 'rejected', reason: 'The picture shows nothing', mayApplyAgain: true });
  expect(await apply(player, code)).toMatchObject({ status: 200, body: { value: { status: 'applying' } } });
  expect(await decide(true, '50.00')).toMatchObject({ status: 'claimed', amount: { amount: '50.00' } });
  expect(await seen(player, code)).toMatchObject({ status: 'claimed' });
  const told = await gateway.db
    .selectFrom('promotion_event')
    .select(['from_status', 'to_status'])
    .where('entry_id', '=', entry)
    .orderBy('place')
    .execute();
  expect(told.map(({ from_status, to_status }) => `${from_status} ${to_status}`)).toEqual([
    'claim applying',
    'applying rejected',
    'rejected claim',
    'claim applying',
    'applying process',
    'process claimed',
  ]);
});
