import type { RoleName } from './roles.ts';

/**
 * Who may call which SQL function. Each runs as the owner of the tables (`security definer`), so it can do what its
 * caller cannot, and must itself refuse what the caller may not; what is not listed can be called by the owner alone.
 */
export const functionRights: Readonly<Record<string, readonly RoleName[]>> = {
  ledger_post: ['app', 'worker'],
  ledger_account_rules: ['app', 'worker'],
  event_put: ['app', 'worker'],
  job_put: ['app', 'worker'],
  wallet_call: ['worker'],
};
