import { sql, type Kysely } from 'kysely';

/** Log-in by OpenID Connect providers: attempts in progress, connected accounts, and proofs that wait for a registration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table social_attempt (
    state_hash text primary key,
    merchant text not null,
    provider text not null,
    browser_hash text not null,
    purpose text not null check (purpose in ('login', 'link')),
    session_id uuid references session (id) on delete cascade,
    secrets text not null,
    expires_at timestamptz not null,
    check ((purpose = 'link') = (session_id is not null))
  )`,
  `create index social_attempt_session on social_attempt (session_id)`,
  `create table social_identity (
    id uuid primary key,
    merchant text not null,
    issuer text not null,
    subject text not null,
    member_id uuid not null references member (id) on delete cascade,
    provider text not null,
    shown_as text,
    linked_at timestamptz not null,
    last_used_at timestamptz,
    constraint social_identity_subject unique (merchant, issuer, subject),
    constraint social_identity_member unique (member_id, issuer)
  )`,
  `create table social_ticket (
    ticket_hash text primary key,
    merchant text not null,
    browser_hash text not null,
    provider text not null,
    issuer text not null,
    subject text not null,
    shown_as text,
    expires_at timestamptz not null
  )`,
];
