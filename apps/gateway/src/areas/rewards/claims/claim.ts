import { money, type Currency } from '@parlour/domain';
import { dayTeller, depositBonus, readTerms, type PromotionTerms } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Merchant } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { post } from '../../../ledger/post.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { walletFor } from '../../identity/member/wallet-of.ts';
import { giveGrant } from '../grants.ts';

/** Why a claim gives nothing, in the order in which they are asked (rewards.md 10); `termsChanged` is asked right after the first. */
export type ClaimRefusal =
  | 'unknownPromotion'
  | 'termsChanged'
  | 'excluded'
  | 'notStarted'
  | 'ended'
  | 'alreadyClaimed'
  | 'allTaken'
  | 'notEligible'
  | 'nothingToClaim'
  | 'budgetSpent';

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

interface Offer {
  amount: bigint;
  /** What the wagering may rest on. */
  deposit: { id: string; amount: bigint } | null;
}

const hour = 3_600_000;

/**
 * Takes what a promotion owes a member, or tells why not, and nothing has changed then. Gives deposit bonuses and fixed rewards; of
 * other kinds members are not eligible here.
 */
export function claimPromotion(
  db: Db,
  merchant: Pick<Merchant, 'code' | 'brand'>,
  claim: NewClaim,
  now: Date,
): Promise<Claimed | ClaimRefusal> {
  return inTransaction(db, async (trx) => {
    // One claim of a promotion after another, so that exactly its allowance is given (C10).
    const { rows } = await sql<{ id: string | null }>`
      select grant_hold_for_claim(${merchant.code}, ${claim.memberId}, ${claim.code}) as id`.execute(trx);
    if (rows[0]!.id === null) return 'unknownPromotion';
    const promotion = await trx.selectFrom('promotion').selectAll().where('id', '=', rows[0]!.id).executeTakeFirstOrThrow();
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
    const { currency } = member.wallet;
    const terms = readTerms(written, { code: promotion.code, kind: promotion.kind, currency });
    const day = dayTeller(merchant.brand.timeZone)(now.getTime());
    const refused = (await whyNot(trx, promotion.id, terms, { memberId: claim.memberId, merchant: merchant.code, day }, now)) ?? null;
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

async function memberOf(trx: Db, merchant: string, memberId: string) {
  const member = await trx
    .selectFrom('member')
    .select(['id', 'kind', 'currency', 'status', 'bets_blocked_until'])
    .where('id', '=', memberId)
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow();
  return { ...member, wallet: walletFor(member) };
}

/** Members who may not bet get nothing, and trial users and demo players neither (R8). */
function isShutOut(member: { kind: string; status: string; bets_blocked_until: Date | null }, now: Date): boolean {
  return member.kind !== 'member' || member.status !== 'active' || (member.bets_blocked_until ?? now) > now;
}

async function whyNot(
  trx: Db,
  promotionId: string,
  terms: PromotionTerms,
  { memberId, merchant, day }: { memberId: string; merchant: string; day: string },
  now: Date,
): Promise<ClaimRefusal | null> {
  const at = now.getTime();
  if (terms.from !== null && at < terms.from) return 'notStarted';
  if (terms.to !== null && at >= terms.to) return 'ended';
  const count = await trx
    .selectFrom('promotion_claim')
    .select(({ fn, eb }) => [
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('member_id', '=', memberId).as('own'),
      fn
        .countAll<string>()
        .filterWhere(eb.and([eb('member_id', '=', memberId), eb('day', '=', day)]))
        .as('today'),
    ])
    .where('promotion_id', '=', promotionId)
    .executeTakeFirstOrThrow();
  if (terms.perMember !== null && Number(count.own) >= terms.perMember) return 'alreadyClaimed';
  if (terms.perMemberPerDay !== null && Number(count.today) >= terms.perMemberPerDay) return 'alreadyClaimed';
  if (terms.total !== null && Number(count.all) >= terms.total) return 'allTaken';
  if (terms.exclusiveWith.length === 0) return null;
  const other = await trx
    .selectFrom('promotion_claim as c')
    .innerJoin('promotion as p', 'p.id', 'c.promotion_id')
    .select('c.id')
    .where('c.member_id', '=', memberId)
    .where('p.merchant', '=', merchant)
    .where('p.code', 'in', terms.exclusiveWith)
    .limit(1)
    .executeTakeFirst();
  return other ? 'notEligible' : null;
}

async function offerOf(
  trx: Db,
  terms: PromotionTerms,
  { memberId, deposit: depositId, currency }: Pick<NewClaim, 'memberId' | 'deposit'> & { currency: Currency },
  now: Date,
): Promise<Offer | ClaimRefusal> {
  if (terms.kind === 'reward') return { amount: terms.amount, deposit: null };
  if (terms.kind !== 'depositBonus' || depositId === undefined) return 'notEligible';
  const arrived = () =>
    trx.selectFrom('deposit').where('member_id', '=', memberId).where('status', '=', 'succeeded').where('currency', '=', currency);
  const deposit = await arrived().select(['id', 'amount', 'settled_at']).where('id', '=', depositId).executeTakeFirst();
  if (!deposit?.settled_at) return 'notEligible';
  if (terms.deposit === 'first') {
    const first = await arrived().select('id').orderBy('settled_at').orderBy('id').limit(1).executeTakeFirst();
    if (first?.id !== deposit.id) return 'notEligible';
  }
  const amount = BigInt(deposit.amount);
  if (terms.minDeposit !== null && amount < terms.minDeposit) return 'notEligible';
  if (terms.claimWithinHours !== null && now.getTime() >= deposit.settled_at.getTime() + terms.claimWithinHours * hour) return 'ended';
  const used = await trx.selectFrom('promotion_claim').select('id').where('deposit_id', '=', deposit.id).executeTakeFirst();
  return used ? 'alreadyClaimed' : { amount: depositBonus(terms, amount), deposit: { id: deposit.id, amount } };
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
