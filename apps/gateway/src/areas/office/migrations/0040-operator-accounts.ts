import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const statements = [
  `create table operator_role (
    operator text not null references operator (name),
    role text not null,
    merchant text,
    granted_by text not null,
    granted_at timestamptz not null,
    unique nulls not distinct (operator, role, merchant)
  )`,
  // Everyone who acted by name so far could do everything at every merchant, and keeps that right.
  `insert into operator_role (operator, role, merchant, granted_by, granted_at)
    select name, 'owner', null, added_by, added_at from operator where removed_at is null`,
  `create table operator_invitation (
    token_hash text primary key,
    operator text not null unique references operator (name),
    made_by text not null,
    made_at timestamptz not null,
    expires_at timestamptz not null,
    totp_secret text not null
  )`,
  `create table operator_password (
    operator text primary key references operator (name),
    password_hash text not null,
    totp_secret text not null,
    last_step bigint not null,
    chosen_at timestamptz not null
  )`,
  `create table operator_passkey (
    id uuid primary key,
    operator text not null references operator (name),
    site text not null,
    credential_id text not null constraint operator_passkey_credential unique,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    backed_up boolean not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    suspected_at timestamptz
  )`,
  `create index operator_passkey_operator on operator_passkey (operator)`,
  `create table operator_challenge (
    challenge_hash text primary key,
    purpose text not null check (purpose in ('invitation', 'login', 'stepUp')),
    bound_to text not null,
    expires_at timestamptz not null
  )`,
  `create table operator_session (
    id uuid primary key,
    token_hash text not null unique,
    operator text not null references operator (name),
    factor text not null check (factor in ('passkey', 'password')),
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    proved_at timestamptz not null,
    ip text not null,
    user_agent text not null
  )`,
  `create index operator_session_operator on operator_session (operator)`,
];

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
