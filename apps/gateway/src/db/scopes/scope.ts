import { CompiledQuery } from 'kysely';
import type { RoleName, roles } from '../rights/roles.ts';

/** The role and merchant that a statement runs as; `any` is whatever the connection is in. */
export interface Scope {
  /** `none` is the login itself: migrations, tests. */
  role: (typeof roles)[RoleName] | 'none' | 'any';
  /** The one merchant whose rows parlour_app sees; those of parlour_office, comma-separated, or `*`; empty for none. */
  merchant: string;
  /** Every write fails, as in operations that only read (security D10). */
  readOnly: boolean;
}

/** For work outside requests, or across merchants: jobs, events, vendors' and providers' calls. */
export const workerScope: Scope = { role: 'parlour_worker', merchant: '', readOnly: false };
/** For statements that touch no table: scoping them would only switch the connection twice, now and for its next user. */
export const anyScope: Scope = { role: 'any', merchant: '', readOnly: false };
export const ownerScope: Scope = { role: 'none', merchant: '', readOnly: false };
export const merchantScope = (merchant: string, readOnly: boolean): Scope => ({ role: 'parlour_app', merchant, readOnly });

/** Every merchant, those that come later included, and those whose brand is gone. */
export const allMerchants = '*';
export const officeScope = (codes: readonly string[] | typeof allMerchants): Scope => ({
  role: 'parlour_office',
  merchant: codes === allMerchants ? allMerchants : codes.toSorted().join(','),
  readOnly: false,
});

/**
 * Puts a connection into a scope permanently and atomically. Queries of the office run without parallel workers, which leaves the other
 * processors to members (office 10): parallel plans would also return a first page later, since each worker reads on when the page is full.
 * Others use the server's settings.
 */
export function enter({ role, merchant, readOnly }: Scope): CompiledQuery {
  return CompiledQuery.raw(
    `/* prepared */ select set_config('role', $1, false), set_config('parlour.merchant', $2, false), set_config('default_transaction_read_only', $3, false), set_config('max_parallel_workers_per_gather', $4, false)`,
    [role, merchant, readOnly ? 'on' : 'off', role === 'parlour_office' ? '0' : null],
  );
}
