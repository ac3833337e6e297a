import { add, nothing, ofMerchants, ofNobody, read, type RightsOf } from '../db/rights/table-rights.ts';
import type { SchemaPart } from '../db/schema.ts';
import { databaseLooks } from './functions.ts';
import * as heartbeats from './migrations/0058-heartbeats.ts';
import type { HttpTables } from './tables.ts';

const rights = {
  site_state: ofMerchants(read),
  idempotency: ofMerchants(add),
  rate_limit: ofNobody('counted by the limiter, which belongs to no site', nothing),
  sealing_key: ofNobody('every site hands out the same key', read),
  gateway_beat: ofNobody('what gateways tell of themselves', nothing),
  security_count: ofNobody('counted by gateways for all sites together', nothing),
  sealed_nonce: ofNobody('a nonce is used once at all sites together', add),
} satisfies RightsOf<HttpTables>;

/** The tables of the request pipeline. */
export const httpSchema = {
  rights,
  migrations: { '0058-heartbeats': heartbeats },
  functions: databaseLooks,
  functionRights: { slow_statements: ['office'], statements_known: ['office'] },
} satisfies SchemaPart;
