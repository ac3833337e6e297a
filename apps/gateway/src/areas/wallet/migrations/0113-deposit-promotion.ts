import { sql, type Kysely } from 'kysely';

/** The promotion that a deposit is made for, the accepted version of its terms, and the outcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit
    add column promotion text,
    add column promotion_terms integer,
    -- Null until the money has come: issued, claimed, applying, or the code of the refusal.
    add column promotion_outcome text,
    add column promotion_given bigint,
    add constraint deposit_promotion_terms check ((promotion is null) = (promotion_terms is null))`.execute(db);
}
