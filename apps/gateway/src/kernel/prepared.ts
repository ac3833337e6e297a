import { sql } from 'kysely';

/**
 * Marks a statement that every request of a player runs: each connection parses and plans it once. Never mark one that selects or returns
 * `*`: a column added by a newer version's migration would make it fail on connections that have prepared it.
 */
export const prepared = sql`/* prepared */`;
