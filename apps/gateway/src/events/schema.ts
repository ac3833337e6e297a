import { ofMerchants, read, type RightsOf } from '../db/rights/table-rights.ts';
import type { SchemaPart } from '../db/schema.ts';
import { eventPut, eventPutMany, eventWrite } from './functions/event-put.ts';
import type { EventTables } from './tables.ts';

const rights = {
  event: ofMerchants(read),
} satisfies RightsOf<EventTables>;

/** Tables of the event stream. */
export const eventSchema = {
  rights,
  functions: [eventWrite, eventPut, eventPutMany],
  functionRights: { event_put: ['app', 'worker', 'office'], event_put_many: ['worker', 'office'] },
} satisfies SchemaPart;
