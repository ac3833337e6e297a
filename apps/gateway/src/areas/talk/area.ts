import { add, all, change, ofMerchants, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { Area } from '../manifest.ts';
import { talkHandlers } from './handlers.ts';
import { sweepChat } from './sweep.ts';
import * as chat from './migrations/0150-chat.ts';
import type { TalkTables } from './tables.ts';

const rights = {
  chat_room: ofMerchants(change),
  chat_author: ofMerchants(change),
  chat_message: ofMerchants(change),
  chat_reaction: ofMerchants(['select', 'insert', 'delete']),
  chat_report: ofMerchants(add),
  chat_hidden: ofMerchants(['select', 'insert', 'delete']),
  chat_mute: ofMerchants(read),
  chat_rules: ofMerchants(read),
  chat_listener: ofMerchants(all),
} satisfies RightsOf<TalkTables>;

const schema = {
  rights,
  migrations: { '0150-chat': chat },
} satisfies SchemaPart;

/** Chat rooms, in which members talk to each other (content 7). */
export const talk = {
  handlers: talkHandlers,
  schema,
  jobs: { periodic: [sweepChat] },
} satisfies Area;
