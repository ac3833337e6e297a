import { sql, type Kysely } from 'kysely';

const statements = [
  // How often it was claimed: incremented by each claim, so that no claim has to count earlier ones.
  sql`alter table promotion add column taken bigint not null default 0 check (taken >= 0)`,
  sql`update promotion p set taken = (select count(*) from promotion_claim c where c.promotion_id = p.id)`,
  sql`alter table promotion_claim
    drop constraint promotion_claim_amount_check,
    -- A draw may give nothing.
    add check (amount >= 0),
    -- What it was for within its promotion: a deposit, a period, a day, or a number from 1 on. The same is given once.
    add column subject text,
    -- Of a calendar, from 1.
    add column step integer check (step > 0),
    -- Of a draw: { n, clientSeed, prize, value }, from which anyone can draw it again (R32).
    add column drawn jsonb`,
  sql`update promotion_claim set subject = coalesce(deposit_id::text, id::text)`,
  sql`alter table promotion_claim alter column subject set not null`,
  sql`create unique index promotion_claim_subject on promotion_claim (promotion_id, member_id, subject)`,
  // What a member or operator did about one claim; what follows from the clock is computed (rewards 2).
  sql`create table promotion_entry (
    id uuid primary key,
    merchant text not null,
    promotion_id uuid not null,
    -- Of the terms that the member has read: it stays under them (R5).
    version integer not null,
    member_id uuid not null references member,
    -- The subject of the claim; 'once' where the member has joined.
    period text not null,
    joined_at timestamptz,
    last text check (last in ('applied', 'rejected', 'processing', 'issued', 'claimed', 'closed')),
    last_at timestamptz not null,
    -- What is applied for, in minor units.
    amount bigint check (amount >= 0),
    deposit_id uuid references deposit,
    remark text,
    -- Why it was rejected; the member reads it.
    reason text,
    decided_by text,
    unique (promotion_id, member_id, period),
    foreign key (promotion_id, version) references promotion_version (promotion_id, version)
  )`,
  sql`create index promotion_entry_applied on promotion_entry (merchant, last_at) where last = 'applied'`,
  sql`create table promotion_event (
    entry_id uuid not null references promotion_entry,
    place bigint not null generated always as identity,
    merchant text not null,
    from_status text not null,
    to_status text not null,
    mover text not null,
    by_operator text,
    at timestamptz not null,
    primary key (entry_id, place)
  )`,
];

/** Members' entries in promotions with their history, and a count of claims. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
