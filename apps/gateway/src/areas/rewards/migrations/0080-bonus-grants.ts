import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table promotion (
    id uuid primary key,
    merchant text not null,
    code text not null,
    kind text not null,
    created_at timestamptz not null,
    unique (merchant, code)
  )`,
  // The terms that members joined or claimed under never change.
  sql`create table promotion_version (
    promotion_id uuid not null references promotion,
    version integer not null check (version > 0),
    merchant text not null,
    terms jsonb not null,
    made_by text not null,
    made_at timestamptz not null,
    primary key (promotion_id, version)
  )`,
  sql`create table bonus_grant (
    id uuid primary key,
    -- The order of making, in which grants wait.
    place bigint not null generated always as identity,
    merchant text not null,
    member_id uuid not null references member,
    promotion_id uuid not null,
    version integer not null,
    -- What it was given for: the same is never given twice.
    key text not null unique,
    book text not null,
    currency text not null,
    amount bigint not null check (amount > 0),
    required bigint not null check (required >= 0),
    wagered bigint not null default 0 check (wagered between 0 and required),
    converted bigint not null default 0 check (converted >= 0),
    returned bigint not null default 0 check (returned >= 0),
    -- Its wagering, of the version it was given under; amounts in minor units.
    wagering jsonb not null,
    status text not null default 'waiting'
      check (status in ('waiting', 'active', 'closing', 'converted', 'expired', 'forfeited', 'usedUp')),
    -- Open rounds that have stakes of its money.
    open_rounds integer not null default 0 check (open_rounds >= 0),
    account_id bigint not null references ledger_account,
    granted_at timestamptz not null,
    expires_at timestamptz,
    ended_at timestamptz,
    foreign key (promotion_id, version) references promotion_version (promotion_id, version),
    check (status <> 'converted' or wagered = required)
  )`,
  sql`create unique index bonus_grant_active on bonus_grant (member_id) where status = 'active'`,
  sql`create index bonus_grant_live on bonus_grant (member_id, place) where status in ('waiting', 'active', 'closing')`,
  sql`create index bonus_grant_due on bonus_grant (expires_at) where status = 'active'`,
  sql`alter table member add column active_grant uuid`,
  sql`alter table round
    add column grant_id uuid,
    add column grant_weight bigint,
    add column bonus_stake bigint not null default 0,
    add column counted_stake bigint not null default 0,
    -- Its progress has been counted; that happens once.
    add column progressed boolean not null default false`,
  sql`alter table vendor_transaction
    add column bonus bigint not null default 0,
    add column counts boolean not null default true`,
];

/** Promotions, and bonus money granted to members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
