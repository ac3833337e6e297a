import { CompiledQuery } from 'kysely';
import type { RoleName, roles } from '../rights/roles.ts';

/** The role and merchant that a statement runs as; `any` leaves the connection's scope as it is. */
export interface Scope {
  /** `none` is the login itself, for migrations and tests. */
  role: (typeof roles)[RoleName] | 'none' | 'any';
  /** The one merchant whose rows parlour_app sees; those of parlour_office, comma-separated, or `*`; empty for none. */
  merchant: string;
  /** Makes every write fail, for operations that only read (security D10). */
  readOnly: boolean;
}

/** For work outside requests, or across merchants: jobs, events, vendors' and providers' calls. */
export const workerScope: Scope = { role: 'parlour_worker', merchant: '', readOnly: false };
/** For statements that use no table: a scope would only switch the connection twice, for them and for its next user. */
export const anyScope: Scope = { role: 'any', merchant: '', readOnly: false };
export const ownerScope: Scope = { role: 'none', merchant: '', readOnly: false };
export const merchantScope = (merchant: string, readOnly: boolean): Scope => ({ role: 'parlour_app', merchant, readOnly });

/** All merchants, including future ones and those whose brand no longer exists. */
export const allMerchants = '*';
export const officeScope = (codes: readonly string[] | typeof allMerchants): Scope => ({
  role: 'parlour_office',
  merchant: codes === allMerchants ? allMerchants : codes.toSorted().join(','),
  readOnly: false,
});

/**
 * Switches a connection to a scope atomically, until the next switch. The office's queries run without parallel workers, which leaves the
 * other processors to members (office 10). Parallel plans would also return a first page later, because each worker reads on after the page
 * is full. Other scopes use the server's settings.
 */
export function enter({ role, merchant, readOnly }: Scope): CompiledQuery {
  return CompiledQuery.raw(
    `/* prepared */ select set_config('role', $1, false), set_config('parlour.merchant', $2, false), set_config('default_transaction_read_only', $3, false), set_config('max_parallel_workers_per_gather', $4, false)`,
    [role, merchant, readOnly ? 'on' : 'off', role === 'parlour_office' ? '0' : null],
  );
}
