import { CompiledQuery } from 'kysely';

/** The role and merchant that a statement runs as. */
export interface Scope {
  /** `none` is the login itself: migrations, tests. */
  role: 'parlour_app' | 'parlour_worker' | 'none';
  /** The one merchant whose rows parlour_app sees; empty is none. */
  merchant: string;
  /** Every write fails, as in operations that only read (security D10). */
  readOnly: boolean;
}

/** For work outside requests, or across merchants: jobs, events, operators, vendors' and providers' calls. */
export const workerScope: Scope = { role: 'parlour_worker', merchant: '', readOnly: false };
export const ownerScope: Scope = { role: 'none', merchant: '', readOnly: false };
export const merchantScope = (merchant: string, readOnly: boolean): Scope => ({ role: 'parlour_app', merchant, readOnly });

/** Puts a connection into a scope permanently and atomically. */
export function enter({ role, merchant, readOnly }: Scope): CompiledQuery {
  return CompiledQuery.raw(
    `select set_config('role', $1, false), set_config('parlour.merchant', $2, false), set_config('default_transaction_read_only', $3, false)`,
    [role, merchant, readOnly ? 'on' : 'off'],
  );
}
