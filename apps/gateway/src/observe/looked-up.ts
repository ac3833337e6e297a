import type { Db } from '../kernel/tables.ts';

/** A metric that is read from the database when metrics are scraped. */
export interface LookedUp {
  name: string;
  help: string;
  labels: readonly string[];
  /** The current values. Rejects if the database does not answer; then there is no value. */
  values(db: Db): Promise<{ labels: Record<string, string>; value: number }[]>;
}
