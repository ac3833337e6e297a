import { sql, type Kysely } from 'kysely';

/** Members, sessions and log-ins, the state of each site, and the tables that limit operations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table member (
    id uuid primary key,
    merchant text not null,
    kind text not null check (kind in ('member', 'trial', 'demo')),
    username text not null,
    username_folded text not null,
    password_hash text,
    nickname text not null,
    currency text not null,
    language text not null,
    payee_name text,
    email text,
    mobile text,
    birthday text,
    details jsonb not null,
    status text not null check (status in ('active', 'blocked')),
    created_at timestamptz not null,
    created_ip text not null,
    last_login_at timestamptz,
    constraint member_username unique (merchant, username_folded),
    constraint member_mobile unique (merchant, mobile)
  )`,
  `create index member_age on member (kind, created_at)`,
  `create table session (
    id uuid primary key,
    token_hash text not null unique,
    member_id uuid not null references member (id) on delete cascade,
    merchant text not null,
    role text not null check (role in ('member', 'trial')),
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    previous_login_at timestamptz,
    ip text not null,
    user_agent text not null
  )`,
  `create index session_member on session (member_id)`,
  `create table login_attempt (
    merchant text not null,
    account text not null,
    failures integer not null,
    last_failed_at timestamptz not null,
    locked_until timestamptz,
    primary key (merchant, account)
  )`,
  `create table login_code (
    code_hash text primary key,
    merchant text not null,
    member_id uuid not null references member (id) on delete cascade,
    purpose text not null,
    expires_at timestamptz not null
  )`,
  `create table human_solution (signature text primary key, expires_at timestamptz not null)`,
  `create table captcha (browser_hash text primary key, text_hash text not null, expires_at timestamptz not null)`,
  `create table sms_code (
    merchant text not null,
    purpose text not null,
    mobile text not null,
    code_hash text not null,
    tries integer not null,
    expires_at timestamptz not null,
    primary key (merchant, purpose, mobile)
  )`,
  `create table rate_limit (bucket text primary key, uses integer not null, expires_at timestamptz not null)`,
  `create table idempotency (
    merchant text not null,
    member_id uuid not null,
    key text not null,
    operation text not null,
    request_hash text not null,
    status integer not null,
    answer jsonb not null,
    created_at timestamptz not null,
    primary key (merchant, member_id, key)
  )`,
  `create table sealing_key (kid text primary key, private_pem text not null, created_at timestamptz not null, retired_at timestamptz)`,
  `create table sealed_nonce (nonce text primary key, expires_at timestamptz not null)`,
  `create table site_state (
    merchant text primary key,
    maintenance boolean not null,
    maintenance_end timestamptz,
    region_blocks jsonb not null
  )`,
  `create table dev_outbox (
    id bigserial primary key,
    merchant text not null,
    kind text not null check (kind in ('sms', 'captcha')),
    recipient text not null,
    body text not null,
    at timestamptz not null
  )`,
];
