import { add, nothing, ofMerchants, read, tableWithoutMerchant, type RightsOf } from '../db/rights/table-rights.ts';
import type { SchemaPart } from '../db/schema.ts';
import * as outbox from './migrations/0027-outbox.ts';
import * as partnerKeys from './migrations/0193-partner-keys.ts';
import * as statedKeys from './migrations/0211-stated-keys.ts';
import type { OutboundTables } from './tables.ts';

const rights = {
  outbound_call: ofMerchants(add),
  dev_outbox: ofMerchants(add),
  partner_key: tableWithoutMerchant('a partner signs for all merchants with the same key, which is sealed', read),
  stated_key: tableWithoutMerchant('how old the keys are that the configuration states', nothing),
} satisfies RightsOf<OutboundTables>;

/** Calls made after the commit, and what demo sites would have sent. */
export const outboundSchema = {
  rights,
  migrations: { '0027-outbox': outbox, '0193-partner-keys': partnerKeys, '0211-stated-keys': statedKeys },
} satisfies SchemaPart;
