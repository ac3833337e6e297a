import { add, nothing, ofMerchants, ofNobody, read, type RightsOf } from '../db/rights/table-rights.ts';
import type { SchemaPart } from '../db/schema.ts';
import type { HttpTables } from './tables.ts';

const rights = {
  site_state: ofMerchants(read),
  idempotency: ofMerchants(add),
  rate_limit: ofNobody('counted by the limiter, which belongs to no site', nothing),
  sealing_key: ofNobody('every site hands out the same key', read),
  sealed_nonce: ofNobody('a nonce is used once at all sites together', add),
} satisfies RightsOf<HttpTables>;

/** The tables of the request pipeline. */
export const httpSchema = {
  rights,
} satisfies SchemaPart;
