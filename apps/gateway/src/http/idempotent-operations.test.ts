import { randomUUID } from 'node:crypto';
import { operationTable, type OperationId } from '@parlour/api/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepSpent } from '../areas/identity/sweep.ts';
import { anotherGateway } from '../testing/another-gateway.ts';
import { createClient } from '../testing/client.ts';
import { friendOf } from '../areas/rewards/referrals/testing.ts';
import type { Ask, Intents } from '../testing/intent.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { agentIntentsOf } from '../testing/agent-intents.ts';
import { someChase, someSlip } from '../areas/lottery/slips/testing.ts';
import { publishedPromotion } from '../areas/rewards/testing.ts';
import { boardPrize, countedRound, givePoints, reachLevels } from '../areas/rewards/loyalty/testing.ts';
import { fund } from '../areas/wallet/testing.ts';
import { aPicture } from '../testing/pictures.ts';
import { approveWithdrawal } from '../areas/wallet/withdrawals.ts';
import { onPostgres } from '../testing/needing.ts';

let gateway: TestGateway;
let second: FastifyInstance;
beforeAll(async () => {
  gateway = await startTestGateway();
  second = await anotherGateway(gateway);
});
afterAll(async () => {
  await second.close();
  await gateway.close();
});
const payee = { payeeName: 'A Player', bankName: 'A Bank', accountNumber: '12345678' };
const withdraw =
  (amount: string): Ask =>
  (who, key) =>
    who.call('createWithdrawal', { body: { amount, ...payee }, key });
const deposit =
  (amount: string): Ask =>
  (who, key) =>
    who.call('createDeposit', { body: { amount }, key });

/** Calls of each operation with an idempotency key. */
const intents: Intents = {
  createDeposit: async () => ({ ask: deposit('500.00'), other: deposit('600.00'), refused: deposit('1.00') }),
  createWithdrawal: async () => ({ ask: withdraw('100.00'), other: withdraw('200.00'), refused: withdraw('19000.00') }),
  async confirmWithdrawal(member) {
    const { id } = await member.value('createWithdrawal', { body: { amount: '100.00', ...payee } });
    const confirm =
      (outcome: 'received' | 'notReceived', withdrawalId = id): Ask =>
      (who, key) =>
        who.call('confirmWithdrawal', { params: { withdrawalId }, body: { outcome }, key });
    await approveWithdrawal(gateway.database.db, id, gateway.clock.now());
    return { ask: confirm('received'), other: confirm('notReceived'), refused: confirm('received', randomUUID()) };
  },
  async addWithdrawalProof(member) {
    const { id } = await member.value('createWithdrawal', { body: { amount: '100.00', ...payee } });
    await approveWithdrawal(gateway.database.db, id, gateway.clock.now());
    const [one, other] = await Promise.all([aPicture({ width: 20 }), aPicture({ width: 30 })]);
    const add =
      (picture: Buffer): Ask =>
      (who, key) =>
        who.call('addWithdrawalProof', { params: { withdrawalId: id }, body: { content: picture.toString('base64') }, key });
    return { ask: add(one), other: add(other), refused: add(Buffer.from('no picture')) };
  },
  async placeBets() {
    const slip = await someSlip(gateway);
    const [line] = slip.lines;
    const place =
      (unit: string): Ask =>
      (who, key) =>
        who.call('placeBets', { body: { ...slip, lines: [{ ...line!, unit }] }, key });
    return { ask: place('1.00'), other: place('2.00'), refused: place('0.01') };
  },
  async cancelTicket(member) {
    const [one, another] = [await someSlip(gateway), await someSlip(gateway)];
    const ids = [
      (await member.value('placeBets', { body: one })).ticketId!,
      (await member.value('placeBets', { body: another })).ticketId!,
    ];
    const cancel =
      (ticketId: string): Ask =>
      (who, key) =>
        who.call('cancelTicket', { params: { ticketId }, key });
    return { ask: cancel(ids[0]!), other: cancel(ids[1]!), refused: cancel(randomUUID()) };
  },
  async stopChase(member) {
    const begin = async () => (await member.value('placeBets', { body: await someChase(gateway) })).chaseId!;
    const ids = [await begin(), await begin()];
    const stop =
      (chaseId: string): Ask =>
      (who, key) =>
        who.call('stopChase', { params: { chaseId }, key });
    return { ask: stop(ids[0]!), other: stop(ids[1]!), refused: stop(randomUUID()) };
  },
};

/** Loyalty: what was earned, reached or ordered. */
const loyaltyIntents: Intents = {
  async redeemPoints(member) {
    await givePoints(gateway, member, 10_000n);
    const { list } = await member.value('listPointsRewards', {});
    const reward = list.find(({ kind }) => kind === 'coupon')!.id;
    const redeem =
      (quantity: number, id = reward): Ask =>
      (who, key) =>
        who.call('redeemPoints', { body: { reward: id, quantity }, key });
    return { ask: redeem(1), other: redeem(2), refused: redeem(1, randomUUID()) };
  },
  async convertPoints(member) {
    await givePoints(gateway, member, 1000n);
    const convert =
      (points: number): Ask =>
      (who, key) =>
        who.call('convertPoints', { body: { points }, key });
    // The points, and the money for them.
    return { ask: convert(100), other: convert(200), refused: convert(150), transfers: 2 };
  },
  async claimLevelUpGift(member) {
    await reachLevels(gateway, member, 2);
    const claim =
      (level: number): Ask =>
      (who, key) =>
        who.call('claimLevelUpGift', { body: { level }, key });
    return { ask: claim(1), other: claim(2), refused: claim(4) };
  },
  async claimMission(member) {
    const period = await countedRound(gateway, member);
    const claim =
      (code: string): Ask =>
      (who, key) =>
        who.call('claimMission', { body: { code, period }, key });
    return { ask: claim('daily-slots'), other: claim('daily-rounds'), refused: claim('no-such') };
  },
  async claimLeaderboardPrize(member) {
    const period = await boardPrize(gateway, member, 'weekly-stake');
    const claim =
      (code: string): Ask =>
      (who, key) =>
        who.call('claimLeaderboardPrize', { body: { code, period }, key });
    return { ask: claim('weekly-stake'), other: claim('other'), refused: claim('no-such') };
  },
  async claimPromotion() {
    const claim =
      (code: string): Ask =>
      (who, key) =>
        who.call('claimPromotion', { body: { code, termsVersion: 1 }, key });
    return { ask: claim('welcome'), other: claim('first-deposit'), refused: claim('no-such') };
  },
  async joinPromotion() {
    const terms = { amount: '1.00', optIn: true };
    const join =
      (code: string): Ask =>
      (who, key) =>
        who.call('joinPromotion', { body: { code, termsVersion: 1 }, key });
    const [one, other] = [await publishedPromotion(gateway, 'reward', terms), await publishedPromotion(gateway, 'reward', terms)];
    return { ask: join(one.code), other: join(other.code), refused: join('no-such') };
  },
  async applyPromotion() {
    const terms = { maxAmount: '1.00', perMember: 1 };
    const apply =
      (code: string): Ask =>
      (who, key) =>
        who.call('applyPromotion', { body: { code, termsVersion: 1, remark: 'Shared' }, key });
    const [one, other] = [await publishedPromotion(gateway, 'award', terms), await publishedPromotion(gateway, 'award', terms)];
    return { ask: apply(one.code), other: apply(other.code), refused: apply('no-such') };
  },
  async addPromotionProof(member) {
    const { code } = await publishedPromotion(gateway, 'award', { maxAmount: '1.00' });
    await member.value('applyPromotion', { body: { code, termsVersion: 1, remark: '' }, key: randomUUID() });
    const [one, other] = await Promise.all([aPicture({ width: 20 }), aPicture({ width: 30 })]);
    const add =
      (picture: Buffer): Ask =>
      (who, key) =>
        who.call('addPromotionProof', { body: { code, content: picture.toString('base64') }, key });
    return { ask: add(one), other: add(other), refused: add(Buffer.from('no picture')) };
  },
  async forfeitBonus(member) {
    const given = await member.value('claimPromotion', { body: { code: 'welcome', termsVersion: 1 }, key: randomUUID() });
    const forfeit =
      (grant: string): Ask =>
      (who, key) =>
        who.call('forfeitBonus', { body: { grant }, key });
    return { ask: forfeit(given.grant!), other: forfeit(randomUUID()), refused: forfeit(randomUUID()) };
  },
  async claimReferral(member) {
    const [one, other] = [await friendOf(gateway, member), await friendOf(gateway, member)];
    const claim =
      (invited: string): Ask =>
      (who, key) =>
        who.call('claimReferral', { body: { invited }, key });
    return { ask: claim(one.memberId), other: claim(other.memberId), refused: claim(randomUUID()) };
  },
  async claimManualRebate(member) {
    const day = await countedRound(gateway, member, { daysAgo: 1 });
    const claim =
      (of: string): Ask =>
      (who, key) =>
        who.call('claimManualRebate', { body: { day: of }, key });
    return { ask: claim(day), other: claim('2026-01-01'), refused: claim('2000-01-01') };
  },
};
Object.assign(
  intents,
  agentIntentsOf(() => gateway),
  loyaltyIntents,
);

const operations = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].idempotent);
test('C03: every operation with an idempotency key is tried here, and every one that moves money has one', () => {
  expect(Object.keys(intents).toSorted()).toEqual(operations.toSorted());
  // Records that the member proved who they are: the money stays where it is, and a repeated call gets the same answer.
  const still: OperationId = 'proveWithdrawal';
  const moving = (Object.keys(operationTable) as OperationId[]).filter(
    (id) => operationTable[id].area === 'wallet' && operationTable[id].method !== 'GET' && id !== still,
  );
  expect(operations).toEqual(expect.arrayContaining(moving));
});

describe.each(operations)('C03: %s', (operation) => {
  // One member, intent and key for the whole story: what is refused leaves the key free, which is then used once for ever.
  let story: Awaited<ReturnType<typeof prepared>>;
  beforeAll(async () => {
    story = await prepared();
  });
  async function prepared() {
    const player = await gateway.registerMember();
    await fund(gateway, player, '1000.00');
    const { by: member = player, ...intent } = await intents[operation]!(player);
    return { member, key: randomUUID(), ...intent };
  }
  const stored = async (key: string) => gateway.db.selectFrom('idempotency').select('status').where('key', '=', key).execute();
  // A new member's many accounts (testing/many-accounts.ts) are filled in addition to the operation.
  const booked = async () =>
    (await sql<{ n: string }>`select count(*) as n from ledger_transfer where input_hash <> 'many'`.execute(gateway.db)).rows[0]!.n;

  test('stores nothing for what was refused', async () => {
    const { member, key, refused } = story;
    expect((await refused(member, key)).status).toBeGreaterThanOrEqual(400);
    expect(await stored(key)).toEqual([]);
  });

  // The embedded database has one connection, so nothing else could hold the lock.
  onPostgres.test('is in flight while another gateway works on the key', async () => {
    const { member, key, ask } = story;
    const name = `idempotency:lotus:${member.memberId}:${key}`;
    await gateway.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
      const { status, body } = await ask(member, key);
      expect([status, body.code]).toEqual([409, 'idempotency_key_in_flight']);
    });
    expect(await stored(key)).toEqual([]);
  });

  test('asked for twelve times at once is done once', async () => {
    const { member, key, ask, transfers = 1 } = story;
    const before = Number(await booked());
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(member, key)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThanOrEqual(1);
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    for (const { status, body } of answers) if (status !== 200) expect([status, body.code]).toEqual([409, 'idempotency_key_in_flight']);
    expect(Number(await booked()) - before).toBeLessThanOrEqual(transfers);
    expect(await stored(key)).toEqual([{ status: 200 }]);
  });

  test('gives its first answer ever after: through another gateway, a day later, after the sweep; with another body the key is refused', async () => {
    const { member, key, ask, other } = story;
    const first = await ask(member, key);
    expect(first.status).toBe(200);
    const transfers = await booked();
    const through = createClient(second, { clock: gateway.clock, host: member.host });
    for (const [name, value] of member.cookies) through.cookies.set(name, value);
    const again = await ask(through, key);
    expect([again.status, JSON.stringify(again.body)]).toEqual([first.status, JSON.stringify(first.body)]);
    await gateway.db
      .updateTable('session')
      .set({
        expires_at: new Date(gateway.clock.now().getTime() + 9e8),
        last_seen_at: new Date(gateway.clock.now().getTime() + 86_400_000),
      })
      .where('member_id', '=', member.memberId)
      .execute();
    gateway.clock.advance(24 * 3600);
    await sweepSpent(gateway.database.db, gateway.clock.now());
    expect((await ask(member, key)).body).toEqual(first.body);
    const refused = await other(member, key);
    expect([refused.status, refused.body.code]).toEqual([409, 'idempotency_key_reused']);
    expect(await booked()).toBe(transfers);
  });
});
