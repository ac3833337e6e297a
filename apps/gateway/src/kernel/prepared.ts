import { sql } from 'kysely';

/**
 * Put into a statement that every request of a player makes: each connection parses and plans it once. Never into one that selects or returns
 * `*`: a column that a newer version's migration adds would make it fail on connections that have prepared it.
 */
export const prepared = sql`/* prepared */`;
