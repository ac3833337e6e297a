import type { Db } from '../kernel/tables.ts';

/** A metric that is read from the database when metrics are scraped. */
export interface LookedUp {
  name: string;
  help: string;
  labels: readonly string[];
  /** Rejects if the database does not answer: there is no value then. */
  values(db: Db): Promise<{ labels: Record<string, string>; value: number }[]>;
}
