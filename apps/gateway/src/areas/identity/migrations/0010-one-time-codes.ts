import { sql, type Kysely } from 'kysely';

/** Codes sent by SMS or e-mail, bound to their requester and purpose; e-mails in the outbox of demo sites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Codes live for ten minutes only: outstanding ones have to be requested again.
  `drop table sms_code`,
  `create table one_time_code (
    merchant text not null,
    purpose text not null check (purpose in ('register', 'login', 'reset', 'bind', 'verify')),
    channel text not null check (channel in ('sms', 'email')),
    target_hash text not null,
    challenge_hash text not null,
    code_hash text not null,
    tries integer not null,
    expires_at timestamptz not null,
    primary key (merchant, purpose, channel, target_hash)
  )`,
  `create index one_time_code_expiry on one_time_code (expires_at)`,
  `alter table dev_outbox drop constraint dev_outbox_kind_check`,
  `alter table dev_outbox add constraint dev_outbox_kind_check check (kind in ('sms', 'captcha', 'email'))`,
  `alter table dev_outbox add column subject text`,
];
