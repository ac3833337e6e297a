import { sql, type Kysely } from 'kysely';

/** Pictures that members attach to a withdrawal that did not arrive, at most three each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawal add column proofs smallint not null default 0 check (proofs between 0 and 3)`.execute(db);
  await sql`create table withdrawal_proof (
    id uuid primary key,
    withdrawal_id uuid not null references withdrawal,
    merchant text not null,
    -- Sealed: WebP as base64.
    picture text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index withdrawal_proof_of on withdrawal_proof (withdrawal_id, created_at)`.execute(db);
}
