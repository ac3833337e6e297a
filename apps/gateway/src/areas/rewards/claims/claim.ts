import { money } from '@parlour/domain';
import { readTerms } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Merchant } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { giveGrant } from '../grants.ts';
import { merchantDay } from '../loyalty/days.ts';
import { isClaimable, isShutOut, memberOf, offerOf, whyNot, type ClaimRefusal } from './offer.ts';

export interface NewClaim {
  memberId: string;
  code: string;
  /** The version of the terms that the member has read. */
  termsVersion: number;
  /** The member's deposit that it is for, of kinds that are given for one. */
  deposit?: string | undefined;
}

/** What a claim gave, in minor units: bonus money in a grant, or cash. */
export interface Claimed {
  status: 'issued' | 'claimed';
  amount: bigint;
  grant: string | null;
}

/**
 * Takes what a promotion owes a member, or tells why not, and nothing has changed then. Gives deposit bonuses and fixed rewards;
 * promotions of other kinds are not known here.
 */
export function claimPromotion(
  db: Db,
  merchant: Pick<Merchant, 'code' | 'brand'>,
  claim: NewClaim,
  now: Date,
): Promise<Claimed | 'unknownPromotion' | 'termsChanged' | ClaimRefusal> {
  return inTransaction(db, async (trx) => {
    // One claim of a promotion after another, so that exactly its allowance is given (C10).
    const { rows } = await sql<{ id: string | null }>`
      select grant_hold_for_claim(${merchant.code}, ${claim.memberId}, ${claim.code}) as id`.execute(trx);
    if (rows[0]!.id === null) return 'unknownPromotion';
    const promotion = await trx.selectFrom('promotion').selectAll().where('id', '=', rows[0]!.id).executeTakeFirstOrThrow();
    if (!isClaimable(promotion.kind)) return 'unknownPromotion';
    const member = await memberOf(trx, merchant.code, claim.memberId);
    const { version, terms: written } = await trx
      .selectFrom('promotion_version')
      .select(['version', 'terms'])
      .where('promotion_id', '=', promotion.id)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    if (version !== claim.termsVersion) return 'termsChanged';
    if (isShutOut(member, now)) return 'excluded';
    if (promotion.closed_at) return 'ended';
    const { currency } = member.wallet;
    const terms = readTerms(written, { code: promotion.code, kind: promotion.kind, currency });
    const day = merchantDay(merchant, now);
    const refused = await whyNot(trx, promotion.id, terms, { memberId: claim.memberId, merchant: merchant.code, day }, now);
    if (refused) return refused;
    const offer = await offerOf(trx, terms, { ...claim, currency }, now);
    if (typeof offer === 'string') return offer;
    if (offer.amount === 0n) return 'nothingToClaim';

    const id = uuid({ msecs: now.getTime() });
    const { book } = member.wallet;
    const given = { merchant: merchant.code, memberId: claim.memberId, book };
    let grant: string | null = null;
    if (terms.wagering) {
      const answer = await giveGrant(
        trx,
        {
          ...given,
          promotion: { id: promotion.id, version },
          key: id,
          currency,
          amount: offer.amount,
          deposit: offer.deposit?.amount ?? 0n,
          wagering: terms.wagering,
          tieExcluded: [],
        },
        now,
      );
      if (answer === 'budgetSpent') return answer;
      grant = answer.id;
    } else if (!(await paid(trx, { ...given, promotionId: promotion.id, key: id, amount: money(offer.amount, currency) }, now)))
      return 'budgetSpent';
    const row = { id, merchant: merchant.code, promotion_id: promotion.id, version, member_id: claim.memberId };
    await trx
      .insertInto('promotion_claim')
      .values({ ...row, deposit_id: offer.deposit?.id ?? null, amount: offer.amount, grant_id: grant, day, claimed_at: now })
      .execute();
    return { status: grant === null ? 'claimed' : 'issued', amount: offer.amount, grant };
  });
}

/** Pays cash out of the budget; false where it does not suffice. */
async function paid(trx: Db, gift: Omit<Parameters<typeof transfers.rewardPaid>[0], 'kind'>, now: Date): Promise<boolean> {
  try {
    await post(trx, transfers.rewardPaid({ ...gift, kind: 'rewardPaid' }), now);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient_balance') return false;
    throw error;
  }
}
