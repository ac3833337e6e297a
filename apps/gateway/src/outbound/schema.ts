import { add, ofMerchants, type RightsOf } from '../db/rights/table-rights.ts';
import type { SchemaPart } from '../db/schema.ts';
import * as outbox from './migrations/0027-outbox.ts';
import type { OutboundTables } from './tables.ts';

const rights = {
  outbound_call: ofMerchants(add),
  dev_outbox: ofMerchants(add),
} satisfies RightsOf<OutboundTables>;

/** Calls made after the commit, and what demo sites would have sent. */
export const outboundSchema = {
  rights,
  migrations: { '0027-outbox': outbox },
} satisfies SchemaPart;
