import { sql, type Kysely } from 'kysely';

/** Step-ups and restrictions of sessions, payment passwords, passwords that must be changed, and attempt counts by kind of secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table member
    add column payment_password_hash text,
    add column password_changed_at timestamptz,
    add column must_change_password boolean not null default false,
    add column one_time_until timestamptz,
    add column last_login_ip text`,
  `update member set payment_password_hash = details ->> 'paymentPasswordHash', details = details - 'paymentPasswordHash'
    where details ->> 'paymentPasswordHash' is not null`,
  `update member set password_changed_at = created_at where password_hash is not null`,
  `alter table session
    add column restricted boolean not null default false,
    add column password_proved_at timestamptz,
    add column payment_proved_at timestamptz,
    add column previous_login_ip text`,
  `alter table session drop constraint session_role_check`,
  `alter table session add constraint session_role_check check (role in ('member', 'trial', 'agent'))`,
  `alter table login_attempt add column secret text not null default 'password' check (secret in ('password', 'paymentPassword', 'address'))`,
  `alter table login_attempt drop constraint login_attempt_pkey`,
  `alter table login_attempt add primary key (merchant, secret, account)`,
];
