import { sql, type Kysely } from 'kysely';

/** The lowest VIP level that may use a payment method. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_method add column min_level integer not null default 0 check (min_level between 0 and 100)`.execute(db);
}
