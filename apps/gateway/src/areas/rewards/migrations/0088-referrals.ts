import { sql, type Kysely } from 'kysely';

const statements = [
  // Finds members by their referral code (identity/line/referral-codes.ts).
  `create index member_referral_code on member (merchant, (right(id::text, 12))) where kind = 'member'`,
  // Invitations that an operator must review before they are paid, because both sides look like the same person (rewards.md 9).
  `create table referral_review (
    invited_id uuid primary key references member,
    inviter_id uuid not null references member,
    merchant text not null,
    signals text[] not null,
    asked_at timestamptz not null,
    status text not null default 'applying' check (status in ('applying', 'approved', 'rejected')),
    reason text,
    decided_by text,
    decided_at timestamptz,
    check (invited_id <> inviter_id)
  )`,
  `create index referral_review_inviter on referral_review (inviter_id)`,
  `create index referral_review_waiting on referral_review (merchant, asked_at) where status = 'applying'`,
];

/** Referral codes, and invitations that an operator decides on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
