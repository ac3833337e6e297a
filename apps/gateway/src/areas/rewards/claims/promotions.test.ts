import { money } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../../../ledger/invariants.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { operate } from '../../../testing/office.ts';
import { fund } from '../../wallet/testing.ts';
import { fundPromotion, publishPromotion } from '../promotions.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<TestGateway['registerMember']>>;
const wagering = {
  multiplier: '12',
  base: 'bonus',
  spend: 'realFirst',
  weights: { RNG: '100', LIVE: '12.5' },
  days: 7,
  onWithdrawal: 'forfeit',
};
const first = { percent: '70', deposit: 'first', minDeposit: '100.00', maxBonus: '7777.00', wagering };

async function published(kind: string, terms: object, budget = 100_000n) {
  const code = `gift-${uuid()}`;
  const now = gateway.clock.now();
  const texts = { title: { EN: 'A gift' } };
  const { id } = await publishPromotion(gateway.db, { merchant: 'lotus', code, kind, terms, texts, madeBy: 'test' }, now);
  await fundPromotion(gateway.db, { merchant: 'lotus', promotionId: id, book: 'real', amount: money(budget, 'BDT'), key: code }, now);
  return { id, code };
}
const seen = async (player: Player, code: string) =>
  (await player.value('listPromotions', { query: {} })).list.find((promotion) => promotion.code === code);
const claim = (player: Player, code: string, change: { deposit?: string; termsVersion?: number } = {}) =>
  player.call('claimPromotion', { body: { code, termsVersion: 1, ...change }, key: uuid() });
const forfeit = (player: Player, grant: string) => player.call('forfeitBonus', { body: { grant }, key: uuid() });
const bonuses = async (player: Player) => (await player.value('getBonusDetails', { query: {} })).list;
const refused = (status: number, code: string) => ({ status, body: { code } });

describe('the list of promotions', () => {
  test('states the terms, and which deposit gives how much', async () => {
    const { code } = await published('depositBonus', { ...first, claimWithinHours: 24 });
    const player = await gateway.registerMember();
    expect(await seen(player, code)).toMatchObject({
      title: 'A gift',
      status: 'joined',
      termsVersion: 1,
      percent: '70',
      maxBonus: { amount: '7777.00' },
      wagering: { multiplier: '12', days: 7, weights: expect.arrayContaining([{ of: 'LIVE', percent: '12.5' }]) },
    });
    expect(await seen(player, code)).not.toHaveProperty('whyNot');
    await fund(gateway, player, '1234.56');
    const { status, deposits } = (await seen(player, code))!;
    expect({ status, deposits }).toMatchObject({
      status: 'claim',
      deposits: [{ amount: { amount: '1234.56' }, gives: { amount: '864.19' } }],
    });
    expect(await claim(player, code, { deposit: deposits![0]!.id })).toMatchObject({
      status: 200,
      body: { value: { status: 'issued', amount: { amount: '864.19' } } },
    });
    expect(await seen(player, code)).toMatchObject({ status: 'issued', whyNot: 'already_claimed' });
  });

  test('returns one promotion as the list has it, to visitors too', async () => {
    const { code } = await published('reward', { amount: '10.00' });
    const player = await gateway.registerMember();
    expect(await player.value('getPromotion', { query: { code } })).toEqual(await seen(player, code));
    expect(await gateway.guest().value('getPromotion', { query: { code } })).toMatchObject({ code, status: 'joined' });
    expect(await player.call('getPromotion', { query: { code: 'none-such' } })).toMatchObject(refused(404, 'not_found'));
  });

  test('shows visitors current and coming promotions with their terms, and no ended ones', async () => {
    const tomorrow = new Date(gateway.clock.now().getTime() + 24 * 3_600_000).toISOString();
    const { code } = await published('depositBonus', first);
    const { code: soon } = await published('reward', { amount: '10.00', from: tomorrow });
    const { code: taken } = await published('reward', { amount: '10.00', total: 0 });
    const { list } = await gateway.guest().value('listPromotions', { query: {} });
    const shown = (of: string) => list.find((promotion) => promotion.code === of);
    expect(shown(code)).toMatchObject({ status: 'joined', percent: '70', minDeposit: { currency: 'BDT' }, wagering: { multiplier: '12' } });
    expect(shown(soon)).toMatchObject({ status: 'comingSoon' });
    expect(shown(taken)).toBeUndefined();
    // Every kind can be described to visitors: the demonstration has one of each.
    expect(shown('lucky-envelope')).toMatchObject({ draw: { opened: [] } });
    expect(shown('seven-days')!.steps!.some(({ done }) => done)).toBe(false);
    // A visitor needs an account to join or claim.
    expect(list.map(({ status }) => status)).not.toContain('claim');
    expect(list.map(({ status }) => status)).not.toContain('join');
  });

  test('gives the same reason as the claim why a promotion cannot be taken', async () => {
    const player = await gateway.registerMember();
    const now = gateway.clock.now().getTime();
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    const cases = [
      [{ from: at(24) }, 'comingSoon', 'promotion_state'],
      [{ to: at(-24) }, 'close', 'promotion_ended'],
      [{ total: 0 }, 'close', 'all_taken'],
    ] as const;
    for (const [change, status, whyNot] of cases) {
      const { code } = await published('reward', { amount: '10.00', ...change });
      expect(await seen(player, code)).toMatchObject({ status, whyNot });
      expect(await claim(player, code)).toMatchObject(refused(409, whyNot));
    }
  });

  test('is empty for a member who is excluded, who can take nothing', async () => {
    const { code } = await published('reward', { amount: '10.00' });
    const player = await gateway.registerMember();
    await operate(gateway, 'excludeMember', { member: player.memberId });
    expect((await player.value('listPromotions', { query: {} })).list).toEqual([]);
    expect(await claim(player, code)).toMatchObject(refused(409, 'not_eligible'));
  });

  test('has the promotions of a demonstration, whose budgets are funded', async () => {
    const player = await gateway.registerMember();
    expect(await seen(player, 'welcome')).toMatchObject({ status: 'claim', title: 'স্বাগত বোনাস' });
    const { list } = await player.value('listPromotions', { query: { language: 'EN' } });
    const shipped = list.filter(({ code }) => !code.startsWith('gift-'));
    expect(shipped.map(({ code, status }) => `${code} ${status}`)).toEqual([
      'first-deposit joined',
      'welcome claim',
      'first-spins claim',
      'top-up joined',
      'lucky-envelope claim',
      'month-of-tickets joined',
      'seven-days claim',
      'thirty-rounds joined',
      'weekly-race joined',
      'weekly-cashback joined',
      'share-with-friends claim',
      'full-profile joined',
      'happy-birthday joined',
      'for-regulars close',
      'grand-opening comingSoon',
      'first-tickets joined',
    ]);
    // No placeholder is left.
    for (const { title, description, terms } of shipped) expect(`${title} ${description} ${terms}`).not.toMatch(/[{}]|^ | $/);
    expect(await seen(player, 'points')).toBeUndefined();
  });
});

describe('a claim', () => {
  test('of terms that changed since they were read gives nothing until the new ones are read', async () => {
    const { id, code } = await published('reward', { amount: '10.00', perMember: 1 });
    const player = await gateway.registerMember();
    expect(await seen(player, code)).toMatchObject({ termsVersion: 1, amount: { amount: '10.00' } });
    const terms = JSON.stringify({ amount: '5.00', perMember: 1 });
    const version = { promotion_id: id, version: 2, merchant: 'lotus', terms, made_by: 'test', made_at: gateway.clock.now() };
    await gateway.db.insertInto('promotion_version').values(version).execute();
    expect(await claim(player, code)).toMatchObject(refused(409, 'terms_changed'));
    expect(await player.value('getBalance')).toMatchObject({ available: { amount: '0.00' } });
    const { termsVersion } = (await seen(player, code))!;
    expect(await claim(player, code, { termsVersion })).toMatchObject({ status: 200, body: { value: { amount: { amount: '5.00' } } } });
  });

  test('of many members at once gives exactly what the budget holds, and changes nothing for the others', async () => {
    const { code } = await published('reward', { amount: '10.00', perMember: 1 }, 3500n);
    const members = await Promise.all(Array.from({ length: 8 }, () => gateway.registerMember()));
    const answers = await Promise.all(members.map((member) => claim(member, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'budget_spent')).toHaveLength(5);
    const late = members[answers.findIndex(({ status }) => status === 409)]!;
    expect(await seen(late, code)).toMatchObject({ status: 'close', whyNot: 'budget_spent' });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  test('of a member many times at once, each with a key of its own, gives once', async () => {
    const { code } = await published('reward', { amount: '10.00', perMember: 1 });
    const player = await gateway.registerMember();
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(player, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'already_claimed')).toHaveLength(7);
    expect(await player.value('getBalance')).toMatchObject({ available: { amount: '10.00' } });
  });

  test('of a budget of another feature, or of another member’s deposit, is refused', async () => {
    const { code } = await published('depositBonus', first);
    const [player, other] = [await gateway.registerMember(), await gateway.registerMember()];
    await fund(gateway, other, '500.00');
    const { deposits } = (await seen(other, code))!;
    expect(await claim(player, 'points')).toMatchObject(refused(404, 'not_found'));
    expect(await claim(player, code, { deposit: deposits![0]!.id })).toMatchObject(refused(409, 'not_eligible'));
  });
});

describe('the bonuses of a member', () => {
  test('are listed with what is still to be wagered, and can be given up for the next one', async () => {
    const { code } = await published('reward', { amount: '10.00', wagering });
    const [player, other] = [await gateway.registerMember(), await gateway.registerMember()];
    await claim(player, code);
    await claim(player, code);
    const [active, waiting] = await bonuses(player);
    expect(active).toMatchObject({
      code,
      title: 'A gift',
      status: 'active',
      balance: { amount: '10.00' },
      required: { amount: '120.00' },
      wagered: { amount: '0.00' },
      weights: expect.arrayContaining([{ of: 'RNG', percent: '100' }]),
      expiresAt: new Date(gateway.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    expect(waiting).toMatchObject({ status: 'waiting' });
    expect(await bonuses(other)).toEqual([]);

    expect(await forfeit(other, active!.grant)).toMatchObject(refused(404, 'not_found'));
    expect(await forfeit(player, active!.grant)).toMatchObject({ status: 200, body: { value: { returned: { amount: '10.00' } } } });
    expect(await forfeit(player, active!.grant)).toMatchObject(refused(409, 'promotion_state'));
    expect(await bonuses(player)).toMatchObject([
      { grant: waiting!.grant, status: 'active' },
      { grant: active!.grant, status: 'forfeited', balance: { amount: '0.00' }, ended: { returned: { amount: '10.00' } } },
    ]);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});

test('the reward centre lists what can be claimed, what is in progress, and what was given', async () => {
  const [cash, bonus, asked] = [
    await published('reward', { amount: '10.00', perMember: 1 }),
    await published('reward', { amount: '20.00', perMember: 1, wagering }),
    await published('reward', { amount: '30.00', perMember: 1, decision: 'operator' }),
  ];
  const player = await gateway.registerMember();
  const centre = () => player.value('getRewardCenter', { query: {} });
  const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
  const before = await centre();
  expect(codes(before.claimable)).toEqual(expect.arrayContaining([cash.code, bonus.code, asked.code]));
  expect(before.counts.rewards).toBe(before.claimable.length);
  expect(before.given).toEqual([]);
  await claim(player, cash.code);
  gateway.clock.advance(1);
  await claim(player, bonus.code);
  await player.call('applyPromotion', { body: { code: asked.code, termsVersion: 1, remark: '' }, key: uuid() });
  const after = await centre();
  expect(codes(after.running)).toEqual(expect.arrayContaining([bonus.code, asked.code]));
  expect(codes([...after.claimable, ...after.running])).not.toContain(cash.code);
  expect(after.given.map(({ title, amount, bonus: isBonus }) => [title, amount.amount, isBonus])).toEqual([
    ['A gift', '20.00', true],
    ['A gift', '10.00', false],
  ]);
});
