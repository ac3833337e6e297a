import { sql, type Kysely } from 'kysely';

/** A hash that finds the same account number at other members; the sealer fills it in for older rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawal add column account_hash text`.execute(db);
  await sql`create index withdrawal_payee on withdrawal (merchant, account_hash) where account_hash is not null`.execute(db);
}
