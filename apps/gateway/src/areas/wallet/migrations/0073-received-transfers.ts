import { sql, type Kysely } from 'kysely';

/** Money transferred between accounts along a line, and what the receiver must stake before withdrawing it (agents 12). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table received_transfer (
    id uuid primary key,
    merchant text not null,
    from_id uuid not null,
    member_id uuid not null,
    currency text not null,
    amount bigint not null check (amount > 0),
    required bigint not null check (required >= 0),
    received_at timestamptz not null
  )`.execute(db);
  await sql`create index received_transfer_of on received_transfer (member_id, received_at)`.execute(db);
  await sql`create index received_transfer_from on received_transfer (from_id, received_at)`.execute(db);
}
