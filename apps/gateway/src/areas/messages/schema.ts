import { change, ofMerchants, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { MessageTables } from './tables.ts';

const rights = {
  message: ofMerchants(change),
} satisfies RightsOf<MessageTables>;

/** Members' messages. */
export const messageSchema = {
  rights,
} satisfies SchemaPart;
