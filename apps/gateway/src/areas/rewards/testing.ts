import { money } from '@parlour/domain';
import type { Wagering } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../kernel/tables.ts';
import { post } from '../../ledger/post.ts';
import { transfers } from '../../ledger/transfers.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { grantInput, type NewGrant } from './grants.ts';
import { fundPromotion, publishPromotion } from './promotions.ts';

/** Gives a member points as if earned by play; each reference counts once. */
export async function earnPoints(
  db: Db,
  to: { merchant: string; memberId: string; points: bigint; reference: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute((trx) => post(trx, transfers.pointsEarned(to), now));
}

/** Publishes a promotion at the first merchant with a funded budget, in minor units. */
export async function publishedPromotion(
  gateway: TestGateway,
  kind: string,
  terms: object,
  budget = 1_000_000n,
): Promise<{ id: string; code: string }> {
  const code = `p-${uuid().slice(-12)}-${kind.toLowerCase()}`;
  const now = gateway.clock.now();
  const published = { merchant: 'lotus', code, kind, terms, madeBy: 'test' };
  const { id } = await publishPromotion(gateway.db, published, now, gateway);
  if (budget > 0n)
    await fundPromotion(gateway.db, { merchant: 'lotus', promotionId: id, book: 'real', amount: money(budget, 'BDT'), key: code }, now);
  return { id, code };
}

/** Advances the clock, and logs the member in again, since the session has expired by then. */
export async function later(
  gateway: TestGateway,
  player: Awaited<ReturnType<TestGateway['registerMember']>>,
  seconds: number,
): Promise<void> {
  gateway.clock.advance(seconds);
  const { username, password } = player;
  const { status } = await player.call('login', { body: { type: 'username', username, password, altcha: await player.solve() } });
  if (status !== 200) throw new Error(`${username} cannot log in`);
}

/** Bonus money in minor units that must be staked ten times, in any game, and is spent after the cash. */
export function bonusOf(amount: bigint, onWithdrawal: Wagering['onWithdrawal'] = 'keep'): Omit<NewGrant, 'memberId' | 'promotion' | 'key'> {
  return {
    merchant: 'lotus',
    book: 'real',
    currency: 'BDT',
    amount,
    deposit: 0n,
    wagering: {
      multiplier: 1000n,
      base: 'bonus',
      spend: 'realFirst',
      weights: new Map([['default', 1_000_000n]]),
      maxBet: null,
      days: 7,
      maxConversion: null,
      onWithdrawal,
    },
    tieExcluded: [],
  };
}

/**
 * Grants bonus money from the promotion's budget and returns the grant's id; it waits while another grant is active (R10). Returns
 * `budgetSpent`, granting nothing, if the budget does not suffice.
 */
export async function giveGrant(db: Db, grant: NewGrant, now: Date): Promise<{ id: string; repeated: boolean } | 'budgetSpent'> {
  const { rows } = await sql<{ answer: { grant: string; repeated: boolean } | { refused: 'budgetSpent' } }>`
    select grant_give(${JSON.stringify(grantInput(grant, now))}::jsonb) as answer`.execute(db);
  const { answer } = rows[0]!;
  return 'refused' in answer ? answer.refused : { id: answer.grant, repeated: answer.repeated };
}
