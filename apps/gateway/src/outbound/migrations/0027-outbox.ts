import { sql, type Kysely } from 'kysely';

/** Calls to other servers, made after the commit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table outbound_call (
    id uuid primary key,
    merchant text not null,
    kind text not null,
    key text not null,
    payload text,
    state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
    attempts integer not null default 0,
    created_at timestamptz not null,
    next_at timestamptz not null,
    claimed_until timestamptz,
    deadline timestamptz not null,
    last_error text,
    ended_at timestamptz,
    unique (merchant, kind, key)
  )`.execute(db);
  await sql`create index outbound_call_waiting on outbound_call (next_at) where state = 'waiting'`.execute(db);
  await sql`create index outbound_call_ended on outbound_call (ended_at) where state <> 'waiting'`.execute(db);
}
