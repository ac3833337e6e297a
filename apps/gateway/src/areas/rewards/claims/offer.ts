import type { Currency } from '@parlour/domain';
import { depositBonus, type PromotionTerms } from '@parlour/domain/rewards';
import type { Db } from '../../../kernel/tables.ts';
import { walletFor } from '../../identity/member/wallet-of.ts';

/** Kinds that members take here; what others give is claimed where it is earned. */
export const claimableKinds = ['depositBonus', 'reward'] as const;

export const isClaimable = (kind: string): kind is (typeof claimableKinds)[number] => (claimableKinds as readonly string[]).includes(kind);

/** Why a claim gives nothing, in the order in which they are asked (rewards.md 10); a list and a claim ask the same (ADR 0132). */
export type ClaimRefusal =
  | 'excluded'
  | 'notStarted'
  | 'ended'
  | 'alreadyClaimed'
  | 'allTaken'
  | 'notEligible'
  | 'nothingToClaim'
  | 'budgetSpent';

export interface Offer {
  amount: bigint;
  /** What the wagering may rest on. */
  deposit: { id: string; amount: bigint; claimUntil: Date | null } | null;
}

const hour = 3_600_000;

/** The member with the wallet that gifts go to. */
export async function memberOf(db: Db, merchant: string, memberId: string) {
  const member = await db
    .selectFrom('member')
    .select(['id', 'kind', 'currency', 'status', 'bets_blocked_until'])
    .where('id', '=', memberId)
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow();
  return { ...member, wallet: walletFor(member) };
}

/** Members who may not bet get nothing, and trial users and demo players neither (R8). */
export function isShutOut(member: { kind: string; status: string; bets_blocked_until: Date | null }, now: Date): boolean {
  return member.kind !== 'member' || member.status !== 'active' || (member.bets_blocked_until ?? now) > now;
}

/** Why a promotion gives a member nothing, whatever the member brings; null where it may. `day` is the merchant's. */
export async function whyNot(
  db: Db,
  promotionId: string,
  terms: PromotionTerms,
  { memberId, merchant, day }: { memberId: string; merchant: string; day: string },
  now: Date,
): Promise<ClaimRefusal | null> {
  const at = now.getTime();
  if (terms.from !== null && at < terms.from) return 'notStarted';
  if (terms.to !== null && at >= terms.to) return 'ended';
  const claims = db.selectFrom('promotion_claim').where('promotion_id', '=', promotionId);
  const own = await claims
    .select(({ fn }) => [fn.countAll<string>().as('all'), fn.countAll<string>().filterWhere('day', '=', day).as('today')])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (terms.perMember !== null && Number(own.all) >= terms.perMember) return 'alreadyClaimed';
  if (terms.perMemberPerDay !== null && Number(own.today) >= terms.perMemberPerDay) return 'alreadyClaimed';
  if (terms.total !== null) {
    const { all } = await claims.select(({ fn }) => fn.countAll<string>().as('all')).executeTakeFirstOrThrow();
    if (Number(all) >= terms.total) return 'allTaken';
  }
  if (terms.exclusiveWith.length === 0) return null;
  const other = await db
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

/** Deposits of a member that have arrived. */
export const arrivedDeposits = (db: Db, memberId: string, currency: Currency) =>
  db.selectFrom('deposit').where('member_id', '=', memberId).where('status', '=', 'succeeded').where('currency', '=', currency);

/** What a promotion gives, for a deposit where its kind takes one; or why nothing. */
export async function offerOf(
  db: Db,
  terms: PromotionTerms,
  { memberId, deposit: depositId, currency }: { memberId: string; deposit?: string | undefined; currency: Currency },
  now: Date,
): Promise<Offer | ClaimRefusal> {
  if (terms.kind === 'reward') return { amount: terms.amount, deposit: null };
  if (terms.kind !== 'depositBonus' || depositId === undefined) return 'notEligible';
  const arrived = () => arrivedDeposits(db, memberId, currency);
  const deposit = await arrived().select(['id', 'amount', 'settled_at']).where('id', '=', depositId).executeTakeFirst();
  if (!deposit?.settled_at) return 'notEligible';
  if (terms.deposit === 'first') {
    const first = await arrived().select('id').orderBy('settled_at').orderBy('id').limit(1).executeTakeFirst();
    if (first?.id !== deposit.id) return 'notEligible';
  }
  const amount = BigInt(deposit.amount);
  if (terms.minDeposit !== null && amount < terms.minDeposit) return 'notEligible';
  const { claimWithinHours } = terms;
  const claimUntil = claimWithinHours === null ? null : new Date(deposit.settled_at.getTime() + claimWithinHours * hour);
  if (claimUntil && now >= claimUntil) return 'ended';
  const used = await db.selectFrom('promotion_claim').select('id').where('deposit_id', '=', deposit.id).executeTakeFirst();
  return used ? 'alreadyClaimed' : { amount: depositBonus(terms, amount), deposit: { id: deposit.id, amount, claimUntil } };
}
