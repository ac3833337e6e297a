import type { MessageCategory, NoticeChannel } from '@parlour/domain/content';
import type { ColumnType, GeneratedAlways } from 'kysely';

export interface MessageTable {
  id: string;
  merchant: string;
  member_id: string;
  kind: string;
  params: ColumnType<Record<string, string>, string, never>;
  created_at: Date;
  read_at: Date | null;
  /** When the member removed it from the inbox. */
  deleted_at: ColumnType<Date | null, undefined, Date>;
}

/** A VAPID key, which identifies a merchant to push services. */
export interface PushKeyTable {
  id: string;
  merchant: string;
  public_key: string;
  /** Sealed. */
  private_key: string;
  made_at: Date;
}

/** A browser that shows a member's notifications. */
export interface PushSubscriptionTable {
  id: string;
  merchant: string;
  member_id: string;
  session_id: string;
  key_id: string;
  endpoint_hash: string;
  /** Sealed: `Subscribed` of push/devices.ts. */
  subscription: string;
  browser: string;
  system: string;
  details: boolean;
  created_at: Date;
}

export interface PushChoiceTable {
  id: GeneratedAlways<string>;
  merchant: string;
  member_id: string;
  /** Omitted for devices, which were once the only channel. */
  channel: ColumnType<NoticeChannel, NoticeChannel | undefined, never>;
  category: MessageCategory;
  chosen: boolean;
  wording: string;
  chosen_at: Date;
}

/** An offer that was pushed to a member. */
export interface PushOfferTable {
  member_id: string;
  broadcast_id: string;
  merchant: string;
  at: Date;
}

export interface MessageTables {
  message: MessageTable;
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
  push_choice: PushChoiceTable;
  push_offer: PushOfferTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends MessageTables {}
}
