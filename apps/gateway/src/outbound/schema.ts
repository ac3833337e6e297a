import { add, ofMerchants, type RightsOf } from '../db/rights/table-rights.ts';
import type { SchemaPart } from '../db/schema.ts';
import type { OutboundTables } from './tables.ts';

const rights = {
  dev_outbox: ofMerchants(add),
} satisfies RightsOf<OutboundTables>;

/** What demo sites would have sent. */
export const outboundSchema = {
  rights,
} satisfies SchemaPart;
