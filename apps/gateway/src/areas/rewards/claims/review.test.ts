// R8, R9, R32, R34, O14.
import { openEnvelope } from '@parlour/domain/rewards';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { aPicture, bomb } from '../../../testing/pictures.ts';
import { giveContacts } from '../../identity/personal/testing.ts';
import { playing } from '../../vendors/testing.ts';
import { fund } from '../../wallet/testing.ts';
import { seedPlace } from '../promotions.ts';
import { shareDevice } from '../referrals/testing.ts';
import { publishedPromotion } from '../testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ manyAccounts: false });
});
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<TestGateway['registerMember']>>;
const claim = (player: Player, code: string, { key = uuid(), deposit }: { key?: string; deposit?: string } = {}) =>
  player.call('claimPromotion', { body: { code, termsVersion: 1, ...(deposit !== undefined && { deposit }) }, key });
const cash = async (player: Player) => (await player.value('getBalance')).available.amount;
const seen = async (player: Player, code: string) =>
  (await player.value('listPromotions', { query: {} })).list.find((promotion) => promotion.code === code)!;
const waiting = async (code: string) =>
  (await officeOf(gateway).call('listPromotionEntries', { query: {} })).list.filter(({ promotion }) => promotion === code);
const decide = (entry: string, approve: boolean) =>
  operate(gateway, 'decidePromotionEntry', { merchant: 'lotus', entry, approve, reason: 'Looked at the account' });
/** Two members who log in from one browser; the first has already taken the gift. */
async function twoOfOneBrowser(code: string): Promise<[Player, Player]> {
  const two: [Player, Player] = [await gateway.registerMember(), await gateway.registerMember()];
  await shareDevice(gateway, ...two);
  expect(await claim(two[0], code)).toMatchObject({ status: 200, body: { value: { status: 'claimed' } } });
  return two;
}

test('a claim with too many warning signs waits for an operator, who sees them', async () => {
  const { code } = await publishedPromotion(gateway, 'reward', { amount: '10.00', perMember: 1, reviewFrom: 4 });
  const [, second] = await twoOfOneBrowser(code);
  const key = uuid();
  const answer = await claim(second, code, { key });
  expect(answer).toMatchObject({ status: 200, body: { value: { status: 'applying' } } });
  expect((await claim(second, code, { key })).body).toEqual(answer.body);
  expect(await claim(second, code)).toMatchObject({ status: 409, body: { code: 'promotion_state' } });
  expect(await seen(second, code)).toMatchObject({ status: 'applying' });
  expect(await cash(second)).toBe('0.00');
  const [entry, ...others] = await waiting(code);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ member: second.username, amount: { amount: '10.00' }, signals: [{ signal: 'device', weight: 4 }, {}] });
  expect(JSON.stringify(entry)).not.toContain('c0ffee');
  await decide(entry!.id, true);
  expect(await cash(second)).toBe('10.00');
  expect(await seen(second, code)).toMatchObject({ status: 'claimed' });
});

test('without a limit in the terms a claim is paid at once, and its warning signs are kept with it', async () => {
  const { code, id } = await publishedPromotion(gateway, 'reward', { amount: '10.00', perMember: 1 });
  const [first, second] = await twoOfOneBrowser(code);
  expect(await claim(second, code)).toMatchObject({ status: 200, body: { value: { status: 'claimed' } } });
  const kept = await gateway.db.selectFrom('promotion_claim').select(['member_id', 'signals']).where('promotion_id', '=', id).execute();
  const of = (player: Player) => kept.find(({ member_id }) => member_id === player.memberId)!.signals!.map(({ signal }) => signal);
  expect(of(first)).not.toContain('device');
  expect(of(second)).toContain('device');
});

test('addresses of one mailbox are a warning sign, however they are written', async () => {
  const { code, id } = await publishedPromotion(gateway, 'reward', { amount: '10.00', perMember: 1 });
  const players = [await gateway.registerMember(), await gateway.registerMember(), await gateway.registerMember()];
  const addresses = ['rahim.uddin@gmail.com', 'RahimUddin+gift@googlemail.com', 'rahimuddin@example.com'];
  for (const [place, player] of players.entries()) {
    await giveContacts(gateway, player.memberId, { email: addresses[place]!, proved: place === 0 });
    await claim(player, code);
  }
  const kept = await gateway.db.selectFrom('promotion_claim').select(['member_id', 'signals']).where('promotion_id', '=', id).execute();
  const alike = kept.filter(({ signals }) => signals!.some(({ signal }) => signal === 'contact'));
  expect(alike.map(({ member_id }) => member_id)).toEqual([players[1]!.memberId]);
});

test('a first bet of the whole balance is a warning sign, a smaller one is not', async () => {
  const { code, id } = await publishedPromotion(gateway, 'reward', { amount: '10.00', perMember: 1 });
  const [all, some] = [await playing(gateway, '100.00'), await playing(gateway, '100.00')];
  await all.bet({ amount: '100.00' });
  await some.bet({ amount: '99.99' });
  for (const { player } of [all, some]) await claim(player, code);
  const kept = await gateway.db.selectFrom('promotion_claim').select(['member_id', 'signals']).where('promotion_id', '=', id).execute();
  const wholeBalance = kept.filter(({ signals }) => signals!.some(({ signal }) => signal === 'wholeBalance'));
  expect(wholeBalance.map(({ member_id }) => member_id)).toEqual([all.player.memberId]);
});

test('an envelope that an operator decides is drawn at the approval, with the member’s own part of the seed', async () => {
  const prizes = [
    { amount: '1.00', weight: 999_999 },
    { amount: '500.00', weight: 1 },
  ];
  const { code, id } = await publishedPromotion(gateway, 'envelope', { prizes, perMember: 1, decision: 'operator' }, 50_000n);
  const player = await gateway.registerMember();
  const body = { code, termsVersion: 1, remark: '', clientSeed: 'my-part' };
  expect(await player.call('applyPromotion', { body, key: uuid() })).toMatchObject({ status: 200 });
  const [entry] = await waiting(code);
  await decide(entry!.id, true);
  const version = gateway.db.selectFrom('promotion_version').select('seed').where('promotion_id', '=', id);
  const { seed } = await version.executeTakeFirstOrThrow();
  const serverSeed = gateway.vault.open(seedPlace('lotus', id, 1), seed!);
  const weights = prizes.map(({ weight }) => BigInt(weight));
  const { prize, value } = openEnvelope({ code, serverSeed, weights }, { member: player.memberId, n: 1, clientSeed: 'my-part' });
  expect(await cash(player)).toBe(prizes[prize]!.amount);
  expect((await seen(player, code)).draw!.opened).toMatchObject([{ clientSeed: 'my-part', prize, value: value.toString() }]);
});

test('an operator’s rejection for one deposit leaves the other claimable', async () => {
  const terms = { percent: '10', deposit: 'any', reviewFrom: 1 };
  const { code } = await publishedPromotion(gateway, 'depositBonus', terms);
  const [first, second] = [await gateway.registerMember(), await gateway.registerMember()];
  await shareDevice(gateway, first, second);
  await fund(gateway, first, '100.00');
  const [only] = (await seen(first, code)).deposits!;
  await claim(first, code, { deposit: only!.id });
  for (const amount of ['100.00', '200.00']) await fund(gateway, second, amount);
  const [newer, older] = (await seen(second, code)).deposits!;
  expect(await claim(second, code, { deposit: older!.id })).toMatchObject({ body: { value: { status: 'applying' } } });
  const [entry] = await waiting(code).then((list) => list.filter(({ member }) => member === second.username));
  await decide(entry!.id, false);
  expect(await seen(second, code)).toMatchObject({ status: 'claim', deposits: [{ id: newer!.id }] });
  expect(await claim(second, code, { deposit: older!.id })).toMatchObject({ status: 409, body: { code: 'promotion_state' } });
});

test('agents take part where the terms say so', async () => {
  const terms = { amount: '10.00', perMember: 1 };
  const [members, everyone] = [
    await publishedPromotion(gateway, 'reward', terms),
    await publishedPromotion(gateway, 'reward', { ...terms, agents: true }),
  ];
  const agent = await gateway.registerMember();
  await gateway.db.updateTable('member').set({ agent_type: 1 }).where('id', '=', agent.memberId).execute();
  expect(await claim(agent, members.code)).toMatchObject({ status: 409, body: { code: 'not_eligible' } });
  expect(await claim(agent, everyone.code)).toMatchObject({ status: 200 });
});

test('an award at or above the merchant’s limit is approved by two operators, a smaller one and a rejection by one', async () => {
  const { code } = await publishedPromotion(gateway, 'award', { maxAmount: '9000.00' });
  const players = [await gateway.registerMember(), await gateway.registerMember(), await gateway.registerMember()];
  const body = { code, termsVersion: 1, remark: 'Shared with ten friends' };
  for (const player of players) await player.call('applyPromotion', { body, key: uuid() });
  const [large, small, none] = await waiting(code);
  const [amina, bao] = await firstTwo(gateway);
  const approval = (entry: string, amount: string) => ({ merchant: 'lotus', entry, approve: true, amount, reason: 'A good picture' });
  expect(await operate(gateway, 'decidePromotionEntry', approval(small!.id, '4999.99'), amina)).toMatchObject({ status: 'claimed' });
  const rejection = { merchant: 'lotus', entry: none!.id, approve: false, reason: 'The picture shows nothing' };
  expect(await operate(gateway, 'decidePromotionEntry', rejection, amina)).toMatchObject({ status: 'rejected' });
  expect(await byTwo(gateway, 'decidePromotionEntry', approval(large!.id, '5000.00'), [amina, bao])).toMatchObject({
    status: 'claimed',
    amount: { amount: '5000.00' },
    by: 'bao',
  });
});

test('up to three pictures go with an application; its operators alone see them, without what was written beside them', async () => {
  const { code } = await publishedPromotion(gateway, 'award', { maxAmount: '10.00', mayApplyAgain: true });
  const player = await gateway.registerMember();
  const apply = () => player.call('applyPromotion', { body: { code, termsVersion: 1, remark: '' }, key: uuid() });
  const add = (file: Buffer) => player.call('addPromotionProof', { body: { code, content: file.toString('base64') }, key: uuid() });
  expect((await add(await aPicture())).body).toMatchObject({ code: 'not_found' });
  await apply();
  expect(await seen(player, code)).toMatchObject({ status: 'applying', proofs: 0 });
  for (const file of [Buffer.from('<svg></svg>'), bomb(30_000), Buffer.concat([await aPicture(), Buffer.alloc(5 * 1024 * 1024)])])
    expect((await add(file)).body).toMatchObject({ code: 'picture_invalid' });
  for (const proofs of [1, 2, 3]) {
    expect(await add(await aPicture({ width: 2400, height: 1200 }))).toMatchObject({ status: 200, body: { value: { proofs } } });
    gateway.clock.advance(1);
  }
  expect((await add(await aPicture())).body).toMatchObject({ code: 'too_many_pictures', params: { max: 3 } });
  expect(await seen(player, code)).toMatchObject({ status: 'applying', proofs: 3 });
  const [entry] = await waiting(code);
  expect(entry).toMatchObject({ proofs: 3 });
  const { list } = await officeOf(gateway).call('listPromotionProofs', { query: { id: entry!.id, merchant: 'lotus' } });
  expect(list).toHaveLength(3);
  const first = Buffer.from(list[0]!.picture.slice('data:image/webp;base64,'.length), 'base64');
  expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  const stored = await gateway.db.selectFrom('promotion_proof').select('picture').where('entry_id', '=', entry!.id).execute();
  expect(Buffer.from(stored[0]!.picture, 'base64').subarray(0, 4).toString()).not.toBe('RIFF');
  await decide(entry!.id, false);
  expect((await add(await aPicture())).body).toMatchObject({ code: 'not_found' });
  await apply();
  expect(await seen(player, code)).toMatchObject({ status: 'applying', proofs: 0 });
});

test('where the law wants a verified age, nothing is given before an operator has recorded it (R8)', async () => {
  const { code } = await publishedPromotion(gateway, 'reward', { amount: '10.00' });
  const player = await gateway.registerMember();
  const { jurisdiction } = gateway.merchants.byCode('lotus').brand;
  Object.assign(jurisdiction, { verifiedAge: true });
  try {
    expect(await seen(player, code)).toMatchObject({
      status: 'close',
      whyNot: 'not_eligible',
      conditions: [{ is: 'ageVerified', negated: false }],
    });
    expect((await claim(player, code)).body).toMatchObject({ code: 'not_eligible' });
    const change = { member: player.memberId, merchant: 'lotus', reason: 'Passport seen' };
    expect(await operate(gateway, 'verifyMemberAge', change)).toMatchObject({ ageVerified: gateway.clock.now().toISOString() });
    expect(await claim(player, code)).toMatchObject({ status: 200 });
    await operate(gateway, 'unverifyMemberAge', change);
    expect((await claim(player, code)).body).toMatchObject({ code: 'not_eligible' });
  } finally {
    Object.assign(jurisdiction, { verifiedAge: undefined });
  }
});
