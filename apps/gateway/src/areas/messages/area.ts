import { add, all, change, nothing, ofMerchants, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { MessageTables } from './tables.ts';
import type { Area } from '../manifest.ts';
import * as push from './migrations/0151-push.ts';
import * as noticeChannels from './migrations/0162-notice-channels.ts';
import { pushSealers } from './push/devices.ts';
import { pushMessage } from './push/push-message.ts';

const rights = {
  message: ofMerchants(change),
  push_key: ofMerchants(add),
  push_subscription: ofMerchants(all),
  push_choice: ofMerchants(add),
  push_offer: ofMerchants(nothing),
} satisfies RightsOf<MessageTables>;

const schema = {
  rights,
  migrations: { '0151-push': push, '0162-notice-channels': noticeChannels },
} satisfies SchemaPart;

/** Messages to members' inboxes, and notifications on their devices. Reading the inbox belongs to `areas/content`. */
export const messages = {
  schema,
  sealers: pushSealers,
  jobs: { timed: [pushMessage] },
} satisfies Area;
