import { sql, type Kysely } from 'kysely';

const statements = [
  // The evidence against a claim when it was made: [{ signal, weight }] (R9). Null for earlier claims.
  sql`alter table promotion_claim add column signals jsonb`,
  sql`alter table promotion_entry
    add column signals jsonb,
    -- The member's part of a draw that an operator decides about (R32).
    add column client_seed text`,
];

/** Signals of abuse for each claim and application, and the client seed of an application for a draw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
