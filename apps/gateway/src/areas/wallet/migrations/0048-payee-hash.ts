import { sql, type Kysely } from 'kysely';

/** By what an account number is recognised at another member; rows of before are given theirs by the sealer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawal add column account_hash text`.execute(db);
  await sql`create index withdrawal_payee on withdrawal (merchant, account_hash) where account_hash is not null`.execute(db);
}
