import { money, type Currency } from '@parlour/domain';
import type { DrawnPrize } from '../tables.ts';
import type { Offer } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { post } from '../../../ledger/post.ts';
import type { Book } from '../../../ledger/registry.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { giveGrant } from '../grants.ts';
import type { Gift } from './standing.ts';

/** Thrown where nothing may be given after all: the transaction rolls back, and the reason is told. */
export class NotGiven extends Error {
  readonly why: 'allTaken' | 'budgetSpent';
  constructor(why: 'allTaken' | 'budgetSpent') {
    super(why);
    this.name = 'NotGiven';
    this.why = why;
  }
}

export interface PaidGift {
  amount: bigint;
  grant: string | null;
}

/**
 * Counts a claim and pays it out of its promotion's budget: bonus money where the terms have wagering, else cash. It comes last in the
 * transaction, since all claims of the promotion wait here for each other. Throws NotGiven.
 */
export async function payGift(
  trx: Db,
  {
    merchant,
    member,
    promotion,
    offer,
    gift,
    day,
    drawn = null,
    ended = false,
  }: {
    merchant: string;
    member: { id: string; wallet: { book: Book; currency: Currency } };
    promotion: { id: string; version: number };
    offer: Offer;
    gift: Pick<Gift, 'subject' | 'amount' | 'deposit' | 'step'>;
    /** The merchant's. */
    day: string;
    drawn?: DrawnPrize | null;
    /** It was applied for in time, and is given after the end too (R3). */
    ended?: boolean;
  },
  now: Date,
): Promise<PaidGift> {
  const id = uuid({ msecs: now.getTime() });
  const { book, currency } = member.wallet;
  const { amount } = gift;
  const row = {
    id,
    merchant,
    promotion_id: promotion.id,
    version: promotion.version,
    member_id: member.id,
    deposit_id: gift.deposit?.id ?? null,
    amount,
    day,
    claimed_at: now,
    subject: gift.subject,
    step: gift.step,
    drawn: drawn && JSON.stringify(drawn),
  };
  const given = { merchant, memberId: member.id, book };
  if (!isIssued(offer, amount)) {
    await trx.insertInto('promotion_claim').values(row).execute();
    await counted(trx, merchant, promotion.id, { offer, ended });
    if (amount > 0n)
      await post(
        trx,
        transfers.rewardPaid({ ...given, promotionId: promotion.id, key: id, amount: money(amount, currency), kind: 'rewardPaid' }),
        now,
      ).catch((error: unknown) => {
        throw error instanceof Refusal && error.code === 'insufficient_balance' ? new NotGiven('budgetSpent') : error;
      });
    return { amount, grant: null };
  }
  await counted(trx, merchant, promotion.id, { offer, ended });
  const answer = await giveGrant(
    trx,
    {
      ...given,
      promotion,
      key: id,
      currency,
      amount,
      deposit: gift.deposit?.amount ?? 0n,
      wagering: offer.terms.wagering!,
      tieExcluded: [],
    },
    now,
  );
  if (answer === 'budgetSpent') throw new NotGiven('budgetSpent');
  await trx
    .insertInto('promotion_claim')
    .values({ ...row, grant_id: answer.id })
    .execute();
  return { amount, grant: answer.id };
}

/** Whether an amount becomes bonus money, and not cash. */
export const isIssued = ({ terms }: Pick<Offer, 'terms'>, amount: bigint): boolean => terms.wagering !== null && amount > 0n;

async function counted(trx: Db, merchant: string, promotionId: string, { offer, ended }: { offer: Offer; ended: boolean }): Promise<void> {
  const { rows } = await sql<{ counted: boolean }>`
    select promotion_count(${merchant}, ${promotionId}, ${offer.terms.total}, ${ended}) as counted`.execute(trx);
  if (!rows[0]!.counted) throw new NotGiven('allTaken');
}
