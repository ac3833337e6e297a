import { money } from '@parlour/domain';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../kernel/tables.ts';
import { checkLedger } from '../../../ledger/invariants.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { onPostgres } from '../../../testing/needing.ts';
import { operate } from '../../../testing/office.ts';
import { playing } from '../../vendors/testing.ts';
import { fund } from '../../wallet/testing.ts';
import { fundPromotion, publishPromotion, publishVersion } from '../promotions.ts';
import { claimPromotion } from './claim.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const wagering = { multiplier: '12', base: 'bonus', spend: 'realFirst', weights: { default: '100' }, days: 7, onWithdrawal: 'forfeit' };
const first = { percent: '70', deposit: 'first', minDeposit: '100.00', maxBonus: '7777.00', wagering };

async function published(kind: string, terms: object, budget: bigint) {
  const code = `gift-${uuid()}`;
  const now = gateway.clock.now();
  const { id, version } = await publishPromotion(gateway.db, { merchant: 'lotus', code, kind, terms, madeBy: 'test' }, now);
  await fundPromotion(gateway.db, { merchant: 'lotus', promotionId: id, book: 'real', amount: money(budget, 'BDT'), key: code }, now);
  const merchant = gateway.merchants.byCode('lotus');
  const claim = (memberId: string, change: { deposit?: string; termsVersion?: number } = {}) =>
    claimPromotion(
      gateway.database.forMerchant('lotus'),
      merchant,
      { memberId, code, termsVersion: version, ...change },
      gateway.clock.now(),
      gateway.vault,
    );
  return { id, code, claim };
}

/** A member who has deposited each of these amounts, one after the other. */
async function depositor(...amounts: string[]) {
  const player = await gateway.registerMember();
  for (const amount of amounts) {
    await fund(gateway, player, amount);
    gateway.clock.advance(60);
  }
  const member = gateway.db.selectFrom('member').select('id').where('username', '=', player.username);
  const { id: memberId } = await member.executeTakeFirstOrThrow();
  const deposits = await gateway.db.selectFrom('deposit').select('id').where('member_id', '=', memberId).orderBy('settled_at').execute();
  return { player, memberId, deposits: deposits.map(({ id }) => id) };
}

/** How many statements are waiting for locks. */
async function waitingFor(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: string }>`
    select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]!.waiting);
}

describe('a bonus on the first deposit', () => {
  test('gives the percentage of it, to be wagered by the multiple', async () => {
    const { claim } = await published('depositBonus', first, 100_000n);
    const { player, memberId, deposits } = await depositor('1234.56', '500.00');
    expect(await claim(memberId, { deposit: deposits[1]! })).toBe('notEligible');
    expect(await claim(memberId, { deposit: deposits[0]! })).toMatchObject({ status: 'issued', amount: 86_419n });
    expect(await player.value('getBalance')).toMatchObject({
      available: { amount: '1734.56' },
      bonus: { amount: '864.19' },
      bonusDetail: { required: { amount: '10370.28' } },
    });
    const told = gateway.db.selectFrom('event').select('type').where('member_id', '=', memberId).where('type', '=', 'bonusChanged');
    expect(await told.execute()).not.toEqual([]);
  });

  test('is given once for a deposit, however many claims come at once', async () => {
    const { claim } = await published('depositBonus', first, 100_000n);
    const { memberId, deposits } = await depositor('1000.00');
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(memberId, { deposit: deposits[0]! })));
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
    expect(new Set(answers.filter((answer) => typeof answer === 'string'))).toEqual(new Set(['alreadyClaimed']));
  });

  test('is not given for another member’s deposit, nor under terms that the member has not read', async () => {
    const { claim } = await published('depositBonus', first, 100_000n);
    const [one, other] = [await depositor('1000.00'), await depositor('1000.00')];
    expect(await claim(one.memberId, { deposit: other.deposits[0]! })).toBe('notEligible');
    expect(await claim(one.memberId, { deposit: one.deposits[0]!, termsVersion: 2 })).toBe('termsChanged');
  });

  test('is refused where the budget does not suffice, and nothing remains of the claim', async () => {
    const { claim } = await published('depositBonus', first, 69_999n);
    const { player, memberId, deposits } = await depositor('1000.00');
    expect(await claim(memberId, { deposit: deposits[0]! })).toBe('budgetSpent');
    expect(await gateway.db.selectFrom('promotion_claim').select('id').where('member_id', '=', memberId).execute()).toEqual([]);
    expect(await player.value('getBalance')).not.toHaveProperty('bonus');
  });
});

test('a reward without wagering is cash, which the account record names', async () => {
  const { claim } = await published('reward', { amount: '50.00', perMember: 1 }, 100_000n);
  const { player, memberId } = await depositor('100.00');
  expect(await claim(memberId)).toMatchObject({ status: 'claimed', amount: 5000n, grant: null });
  expect(await claim(memberId)).toBe('alreadyClaimed');
  expect((await player.value('listTransactions')).list[0]).toMatchObject({ type: 'rewardPaid', amount: { amount: '50.00' } });
});

test('of promotions that exclude each other a member gets one, whichever of the two says so', async () => {
  const plain = await published('reward', { amount: '5.00', perMember: 1 }, 1_000n);
  const naming = await published('reward', { amount: '5.00', perMember: 1, exclusiveWith: [plain.code] }, 1_000n);
  const other = await published('reward', { amount: '5.00', perMember: 1 }, 1_000n);
  const [one, two] = [await depositor(), await depositor()];
  expect(await naming.claim(one.memberId)).toMatchObject({ amount: 500n });
  expect(await plain.claim(one.memberId)).toBe('notEligible');
  expect(await other.claim(one.memberId)).toMatchObject({ amount: 500n });
  expect(await plain.claim(two.memberId)).toMatchObject({ amount: 500n });
  expect(await naming.claim(two.memberId)).toBe('notEligible');
});

test('a tie in a line where ties are excluded counts nothing towards the wagering, as its rounds show (R17)', async () => {
  const terms = JSON.stringify({ tieExcluded: ['RNG'] });
  const made = { made_by: 'test', made_at: gateway.clock.now(), reason: 'A test' };
  await gateway.db
    .insertInto('loyalty_terms')
    .values({ merchant: 'lotus', subject: 'play', version: 1000, terms, ...made })
    .execute();
  const { claim } = await published('reward', { amount: '100.00', perMember: 1, wagering }, 100_000n);
  const { bet, win, player } = await playing(gateway, '100.00');
  expect(await claim(player.memberId)).toMatchObject({ status: 'issued' });
  const wagered = async (roundId: string, paid: string) => {
    await bet({ roundId, amount: '10.00' });
    await win({ roundId, amount: paid, roundClosed: true });
    return (await player.value('getBonusDetails', { query: {} })).list[0]!.wagered.amount;
  };
  expect(await wagered('tied', '10.00')).toBe('0.00');
  expect(await wagered('won', '10.01')).toBe('10.00');
  const { grant } = (await player.value('getBonusDetails', { query: {} })).list[0]!;
  const { list } = await player.value('listBonusRounds', { query: { grant } });
  expect(list.map(({ stake, percent, counted }) => [stake.amount, percent, counted.amount])).toEqual([
    ['10.00', '100', '10.00'],
    ['10.00', '100', '0.00'],
  ]);
  const other = await gateway.registerMember();
  expect(await other.call('listBonusRounds', { query: { grant } })).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('six members at once get exactly what is left of a promotion (C10)', async () => {
  const { claim } = await published('reward', { amount: '10.00', perMember: 1, total: 3 }, 100_000n);
  const members = await Promise.all(Array.from({ length: 6 }, () => depositor()));
  const answers = await Promise.all(members.map(({ memberId }) => claim(memberId)));
  expect(answers.filter((answer) => answer === 'allTaken')).toHaveLength(3);
  expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(3);
});

// The embedded database has one connection, so no claim could wait for the publication.
onPostgres.test('terms that are published while a claim is on its way are not those that were read: nothing is given', async () => {
  const { id, claim } = await published('reward', { amount: '10.00' }, 100_000n);
  const { player, memberId } = await depositor();
  const answer = await gateway.db.transaction().execute(async (trx) => {
    await trx.updateTable('promotion').set({ draft: null }).where('id', '=', id).execute();
    const version = { merchant: 'lotus', promotionId: id, kind: 'reward', terms: { amount: '1.00' }, texts: {}, madeBy: 'test' };
    await publishVersion(trx, version, gateway.clock.now());
    const asked = claim(memberId);
    await expect.poll(() => waitingFor(trx)).toBe(1);
    return { asked };
  });
  expect(await answer.asked).toBe('termsChanged');
  expect((await player.value('getBalance')).available.amount).toBe('0.00');
});

test('a budget that runs out pays the claims that it can and refuses the next, in cash as in bonus money', async () => {
  for (const terms of [{ amount: '10.00' }, { amount: '10.00', wagering }]) {
    const { claim } = await published('reward', { ...terms, perMember: 1 }, 2500n);
    const members = await Promise.all(Array.from({ length: 5 }, () => depositor()));
    const answers = await Promise.all(members.map(({ memberId }) => claim(memberId)));
    expect(answers.filter((answer) => answer === 'budgetSpent')).toHaveLength(3);
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(2);
  }
  expect(await checkLedger(gateway.db)).toEqual([]);
});

test('an excluded member loses the bonus and gets no other (R8)', async () => {
  const { claim } = await published('reward', { amount: '10.00', wagering }, 100_000n);
  const { player, memberId } = await depositor('100.00');
  expect(await claim(memberId)).toMatchObject({ status: 'issued' });
  await operate(gateway, 'excludeMember', { member: memberId });
  expect(await claim(memberId)).toBe('excluded');
  expect(await player.value('getBalance')).not.toHaveProperty('bonus');
  expect(await checkLedger(gateway.db)).toEqual([]);
});
