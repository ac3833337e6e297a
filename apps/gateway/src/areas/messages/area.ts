import { change, ofMerchants, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { MessageTables } from './tables.ts';
import type { Area } from '../manifest.ts';
import { messageHandlers } from './handlers.ts';

const rights = {
  message: ofMerchants(change),
} satisfies RightsOf<MessageTables>;

const schema = {
  rights,
} satisfies SchemaPart;

/** Members' messages. */
export const messages = {
  handlers: messageHandlers,
  schema,
} satisfies Area;
