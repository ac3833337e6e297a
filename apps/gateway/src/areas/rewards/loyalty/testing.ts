import { dayAfter } from '@parlour/domain';
import type { TestGateway } from '../../../testing/gateway.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { merchantDay } from './days.ts';
import type { LoyaltyTerms } from './terms.ts';

type Member = Pick<Awaited<ReturnType<TestGateway['registerMember']>>, 'memberId'>;
const merchant = 'lotus';

/** Gives a member of the first merchant points to spend. */
export async function givePoints(gateway: TestGateway, { memberId }: Member, points: bigint): Promise<void> {
  await post(gateway.db, transfers.pointsEarned({ merchant, memberId, points, reference: 'test' }), gateway.clock.now());
}

/** Creates a settled, counted round of slots, this many days ago; returns the merchant's day that it belongs to. */
export async function countedRound(gateway: TestGateway, { memberId }: Member, { daysAgo = 0, valid = '50000000' } = {}): Promise<string> {
  const now = gateway.clock.now();
  const day = dayAfter(merchantDay(gateway.merchants.byCode(merchant), now), -daysAgo);
  await gateway.db
    .insertInto('member_event')
    .values({
      member_id: memberId,
      key: `round:test-${day}`,
      merchant,
      name: 'roundSettled',
      day,
      at: now,
      line: 'RNG',
      vendor: 'JL',
      game: 'lotus-lanterns',
      currency: 'BDT',
      stake: valid,
      valid,
      paid: '0',
    })
    .execute();
  return day;
}

/** Creates a counted deposit of a member, in minor units. */
export async function countedDeposit(gateway: TestGateway, { memberId }: Member, amount: string): Promise<void> {
  const now = gateway.clock.now();
  await gateway.db
    .insertInto('member_event')
    .values({
      member_id: memberId,
      key: `deposit:test-${amount}`,
      merchant,
      name: 'depositMade',
      day: merchantDay(gateway.merchants.byCode(merchant), now),
      at: now,
      currency: 'BDT',
      stake: amount,
      valid: '0',
      paid: '0',
    })
    .execute();
}

/** Gives a member the highest level, as if reached this month. */
export async function reachLevels(gateway: TestGateway, { memberId }: Member, rank: number): Promise<void> {
  const month = merchantDay(gateway.merchants.byCode(merchant), gateway.clock.now()).slice(0, 7);
  await gateway.db.insertInto('vip_standing').values({ member_id: memberId, merchant, month, stake: '0', rank, highest: rank }).execute();
}

/** Makes each withdrawal of members without a level cost this many per cent. */
export async function chargeWithdrawals(gateway: TestGateway, fee: string): Promise<void> {
  const terms: LoyaltyTerms['vip'] = { withdrawals: { freeADay: 0, fee }, levels: [] };
  await gateway.db
    .updateTable('loyalty_terms')
    .set({ terms: JSON.stringify(terms) })
    .where('subject', '=', 'vip')
    .execute();
}

/** Gives a member a fixed prize of a board; returns its window. */
export async function boardPrize(gateway: TestGateway, { memberId }: Member, board: string): Promise<string> {
  const { count } = await gateway.db
    .selectFrom('board_prize')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const starts = '2026-01-05';
  await gateway.db
    .insertInto('board_prize')
    .values({
      merchant,
      board,
      starts,
      rank: Number(count) + 1,
      member_id: memberId,
      measure: '100',
      amount: '1000',
      currency: 'BDT',
      fixed_at: gateway.clock.now(),
    })
    .execute();
  return starts;
}
