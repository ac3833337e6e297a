import { add, nothing, ofMerchants, tableWithoutMerchant, read, type RightsOf } from '../db/rights/table-rights.ts';
import type { SchemaPart } from '../db/schema.ts';
import { databaseLooks } from './functions.ts';
import * as heartbeats from './migrations/0058-heartbeats.ts';
import * as vendorCalls from './migrations/0270-vendor-calls.ts';
import type { HttpTables } from './tables.ts';

const rights = {
  site_state: ofMerchants(read),
  idempotency: ofMerchants(add),
  rate_limit: tableWithoutMerchant('counted by the limiter, which belongs to no site', nothing),
  sealing_key: tableWithoutMerchant('every site hands out the same key', read),
  gateway_beat: tableWithoutMerchant('what gateways report about themselves', nothing),
  security_count: tableWithoutMerchant('counted by gateways for all sites together', nothing),
  vendor_call_count: tableWithoutMerchant('counted by gateways for all sites together', nothing),
  sealed_nonce: tableWithoutMerchant('a nonce is used once at all sites together', add),
} satisfies RightsOf<HttpTables>;

/** The tables of the request pipeline. */
export const httpSchema = {
  rights,
  migrations: { '0058-heartbeats': heartbeats, '0270-vendor-calls': vendorCalls },
  functions: databaseLooks,
  functionRights: { slow_statements: ['office'], statements_known: ['office'] },
} satisfies SchemaPart;
