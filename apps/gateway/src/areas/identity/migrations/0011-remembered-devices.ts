import { sql, type Kysely } from 'kysely';

/** Browsers that log in without a password for a day, and the sessions started in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table remembered_device (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null references member (id) on delete cascade,
    series_hash text not null unique,
    token_hash text not null,
    expires_at timestamptz not null
  )`,
  `create index remembered_device_member on remembered_device (member_id)`,
  `create index remembered_device_expiry on remembered_device (expires_at)`,
  `alter table session add column device_id uuid references remembered_device (id) on delete set null`,
  `create index session_device on session (device_id) where device_id is not null`,
];
