import { sql, type Kysely } from 'kysely';

/** Authenticators with recovery codes, passkeys with challenges, and the step-ups that sessions made with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table authenticator (
    member_id uuid primary key references member (id) on delete cascade,
    merchant text not null,
    secret text not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step integer,
    recovery_salt text
  )`,
  `create table recovery_code (
    member_id uuid not null references member (id) on delete cascade,
    code_hash text not null,
    merchant text not null,
    used_at timestamptz,
    primary key (member_id, code_hash)
  )`,
  `create table passkey (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null references member (id) on delete cascade,
    site text not null,
    credential_id text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    backed_up boolean not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    suspected_at timestamptz,
    constraint passkey_credential unique (merchant, credential_id)
  )`,
  `create index passkey_member on passkey (member_id)`,
  `create table passkey_challenge (
    challenge_hash text primary key,
    merchant text not null,
    purpose text not null,
    bound_to text not null,
    expires_at timestamptz not null
  )`,
  `alter table session add column passkey_proved_at timestamptz, add column authenticator_proved_at timestamptz`,
  `alter table login_attempt drop constraint login_attempt_secret_check`,
  `alter table login_attempt add constraint login_attempt_secret_check
    check (secret in ('password', 'paymentPassword', 'authenticator', 'address'))`,
];
