import type { Db } from '../kernel/tables.ts';

/** A metric that is looked up in the database when somebody asks for metrics. */
export interface LookedUp {
  name: string;
  help: string;
  labels: readonly string[];
  /** Rejects where the database does not answer: there is no value then. */
  values(db: Db): Promise<{ labels: Record<string, string>; value: number }[]>;
}
