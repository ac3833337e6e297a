import { fromDecimal, type Currency } from '@parlour/domain';
import { inviteNeedsMet } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { referralCodeOf } from '../../identity/line/referral-codes.ts';
import { termsOf } from '../loyalty/terms.ts';
import type { ReferralSignal } from './tables.ts';

/** Somebody whom a member invited; amounts are in minor units of the merchant's currency. */
export interface Invited {
  id: string;
  username: string;
  registeredAt: Date;
  /** The total of their deposits. */
  deposited: bigint;
  /** Their own valid stakes in settled rounds. */
  turnover: bigint;
  /** The terms in force when they registered. */
  needs: Needs;
  review: { status: 'applying' | 'approved' | 'rejected'; reason: string | null } | null;
  /** What the inviter was paid for them; null before that. */
  claimed: bigint | null;
}

export interface Needs {
  amount: bigint;
  deposit: bigint;
  turnover: bigint;
  perMember: number | null;
}

interface InvitedRow {
  id: string;
  username: string;
  created_at: Date;
  deposited: string;
  turnover: string;
  status: 'applying' | 'approved' | 'rejected' | null;
  reason: string | null;
  claimed: string | null;
}

/** The people whom a member invited, newest first; only the one with `id` if given. */
export async function invitedBy(
  db: Db,
  merchant: Pick<Merchant, 'code' | 'currency'>,
  inviterId: string,
  { id, limit = 1, offset = 0 }: { id?: string; limit?: number; offset?: number } = {},
): Promise<Invited[]> {
  const { rows } = await sql<InvitedRow>`
    with invited as (
      select m.id, m.username, m.created_at from member m
      where m.merchant = ${merchant.code} and m.invitation_code = ${referralCodeOf(inviterId)} and m.kind = 'member' and m.id <> ${inviterId}
        and (${id ?? null}::uuid is null or m.id = ${id ?? null}::uuid)
      order by m.created_at desc, m.id desc limit ${limit} offset ${offset}
    )
    select m.*, r.status, r.reason, c.amount::text as claimed,
      coalesce(sum(e.stake) filter (where e.name = 'depositMade'), 0)::text as deposited,
      coalesce(sum(e.valid) filter (where e.name = 'roundSettled'), 0)::text as turnover
    from invited m
    left join member_event e on e.member_id = m.id and e.currency = ${merchant.currency}
    left join referral_review r on r.invited_id = m.id and r.inviter_id = ${inviterId}
    left join loyalty_claim c on c.member_id = ${inviterId} and c.kind = 'invite' and c.subject = m.id::text
    group by m.id, m.username, m.created_at, r.status, r.reason, c.amount
    order by m.created_at desc, m.id desc`.execute(db);
  const found: Invited[] = [];
  for (const row of rows) {
    const needs = await needsOf(db, merchant, row.created_at);
    if (!needs) continue;
    found.push({
      id: row.id,
      username: row.username,
      registeredAt: row.created_at,
      deposited: BigInt(row.deposited),
      turnover: BigInt(row.turnover),
      needs,
      review: row.status && { status: row.status, reason: row.reason },
      claimed: row.claimed === null ? null : BigInt(row.claimed),
    });
  }
  return found;
}

/** Somebody whom a member invited, with what they have done since; amounts in minor units of the merchant's currency. */
export type InvitedPerson = Pick<Invited, 'id' | 'username' | 'deposited' | 'turnover'>;

/** How many invited people are considered for promotions, the newest ones. */
const mostPeople = 200;

/** The people whom a member invited, newest first, regardless of the invitation terms. */
export async function peopleInvitedBy(
  db: Db,
  merchant: Pick<Merchant, 'code' | 'currency'>,
  inviterId: string,
): Promise<readonly InvitedPerson[]> {
  const { rows } = await sql<{ id: string; username: string; deposited: string; turnover: string }>`
    select m.id, m.username, coalesce(sum(e.stake) filter (where e.name = 'depositMade'), 0)::text as deposited,
      coalesce(sum(e.valid) filter (where e.name = 'roundSettled'), 0)::text as turnover
    from (select * from member where merchant = ${merchant.code} and invitation_code = ${referralCodeOf(inviterId)} and kind = 'member'
      and id <> ${inviterId} order by created_at desc, id desc limit ${mostPeople}) m
    left join member_event e on e.member_id = m.id and e.currency = ${merchant.currency}
    group by m.id, m.username, m.created_at order by m.created_at desc, m.id desc`.execute(db);
  return rows.map(({ deposited, turnover, ...person }) => ({ ...person, deposited: BigInt(deposited), turnover: BigInt(turnover) }));
}

/** How many people a member invited, for how many the member was rewarded, and the total. */
export async function referralSums(
  db: Db,
  merchant: Pick<Merchant, 'code'>,
  inviterId: string,
): Promise<{ invited: number; rewarded: number; earned: bigint }> {
  const { rows } = await sql<{ invited: string; rewarded: string; earned: string }>`
    select (select count(*) from member m where m.merchant = ${merchant.code} and m.invitation_code = ${referralCodeOf(inviterId)}
        and m.kind = 'member' and m.id <> ${inviterId})::text as invited,
      count(c.*)::text as rewarded, coalesce(sum(c.amount), 0)::text as earned
    from loyalty_claim c where c.member_id = ${inviterId} and c.kind = 'invite'`.execute(db);
  const { invited, rewarded, earned } = rows[0]!;
  return { invited: Number(invited), rewarded: Number(rewarded), earned: BigInt(earned) };
}

/** What an invitation pays and requires: now, or for somebody who registered at a given time. Undefined without terms. */
export async function needsOf(
  db: Db,
  { code, currency }: { code: string; currency: Currency },
  registeredAt?: Date,
): Promise<Needs | undefined> {
  const found = await termsOf(db, code, 'referral', registeredAt);
  if (!found) return undefined;
  const { amount, deposit, turnover, perMember } = found.terms;
  const minor = (text: string) => fromDecimal(text, currency).minor;
  return { amount: minor(amount), deposit: minor(deposit), turnover: minor(turnover), perMember };
}

export type InvitedStatus = 'joined' | 'claim' | 'applying' | 'rejected' | 'claimed' | 'close';

/** An invitation's status in the terms of promotions; `rewarded` is for how many the inviter was already rewarded. */
export function statusOf(person: Invited, rewarded: number): InvitedStatus {
  const { needs, review, claimed } = person;
  if (claimed !== null) return 'claimed';
  if (review && review.status !== 'approved') return review.status;
  if (needs.perMember !== null && rewarded >= needs.perMember) return 'close';
  return inviteNeedsMet(needs, person) ? 'claim' : 'joined';
}

/** What inviter and invited person have in common that suggests they are the same person (R9). */
export async function signalsOf(db: Db, merchant: string, one: string, other: string): Promise<ReferralSignal[]> {
  const { rows } = await sql<Record<ReferralSignal, boolean>>`
    select exists (select from known_device a join known_device b on b.merchant = a.merchant and b.device = a.device
        where a.merchant = ${merchant} and a.member_id = ${one} and b.member_id = ${other}) as device,
      exists (select from withdrawal a join withdrawal b on b.merchant = a.merchant and b.account_hash = a.account_hash
        where a.merchant = ${merchant} and a.member_id = ${one} and b.member_id = ${other}) as payee,
      exists (select from member a join member b on b.merchant = a.merchant and b.mailbox_hash = a.mailbox_hash
        where a.merchant = ${merchant} and a.id = ${one} and b.id = ${other}) as contact`.execute(db);
  const found = rows[0]!;
  return (['device', 'payee', 'contact'] as const).filter((signal) => found[signal]);
}
