import { sql, type Kysely } from 'kysely';

/** Pictures that members attach to applications, at most three each (rewards 2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table promotion_entry add column proofs smallint not null default 0 check (proofs between 0 and 3)`.execute(db);
  await sql`create table promotion_proof (
    id uuid primary key,
    entry_id uuid not null references promotion_entry,
    merchant text not null,
    -- Sealed: WebP as base64.
    picture text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index promotion_proof_of on promotion_proof (entry_id, created_at)`.execute(db);
}
