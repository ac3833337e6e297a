import { change, ofMerchants, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { MessageTables } from './tables.ts';
import type { Area } from '../manifest.ts';

const rights = {
  message: ofMerchants(change),
} satisfies RightsOf<MessageTables>;

const schema = {
  rights,
} satisfies SchemaPart;

/** What is put into members' boxes; who reads them asks `areas/content/inbox`. */
export const messages = {
  schema,
} satisfies Area;
