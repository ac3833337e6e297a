import type { components } from '@parlour/api/contract';
import type { LanguageCode } from '@parlour/domain';
import type { ChatReactionKind, ChatReportReason, ChatWord } from '@parlour/domain/talk';
import type { ColumnType, Generated } from 'kysely';

export interface ChatRoomTable {
  id: string;
  merchant: string;
  language: LanguageCode;
  title: string;
  topic: Generated<string>;
  open: Generated<boolean>;
  /** The hours of the merchant's day in which the room is read-only, such as `22:00`. */
  quiet_from: ColumnType<string | null, string | null | undefined, string | null>;
  quiet_to: ColumnType<string | null, string | null | undefined, string | null>;
  /** Seconds; 0 for no slow mode. */
  slow_mode: Generated<number>;
  position: Generated<number>;
  last_seq: Generated<string>;
  last_change: Generated<string>;
  version: Generated<number>;
}

/** A member's pseudonym, which reveals nothing about the account. */
export interface ChatAuthorTable {
  member_id: string;
  merchant: string;
  author: string;
  nickname: string | null;
}

/**
 * `held` waits for a moderator before anybody else sees it; `hidden` was reported by several members; `refused` was removed before anybody
 * else saw it.
 */
export type ChatMessageState = 'shown' | 'held' | 'hidden' | 'removed' | 'refused';

export interface ChatMessageTable {
  id: string;
  merchant: string;
  room_id: string;
  seq: string;
  change: string;
  member_id: string;
  author: string;
  nickname: string | null;
  level: number;
  client_id: string;
  text: string | null;
  card: ColumnType<components['schemas']['ChatCard'] | null, string | null, never>;
  state: ChatMessageState;
  /** Reports since a moderator last reviewed it. */
  reports: Generated<number>;
  at: Date;
  looked_by: ColumnType<string | null, undefined, string>;
  looked_at: ColumnType<Date | null, undefined, Date>;
  reason: ColumnType<string | null, undefined, string | null>;
}

export interface ChatReactionTable {
  message_id: string;
  member_id: string;
  kind: ChatReactionKind;
  merchant: string;
}

export interface ChatReportTable {
  message_id: string;
  member_id: string;
  merchant: string;
  reason: ChatReportReason;
  at: Date;
}

/** The authors that a member has hidden. */
export interface ChatHiddenTable {
  member_id: string;
  author: string;
  merchant: string;
}

export interface ChatMuteTable {
  id: string;
  merchant: string;
  member_id: string;
  from_at: Date;
  /** Null for ever. */
  until: Date | null;
  reason: string;
  made_by: string;
  ended_at: ColumnType<Date | null, undefined, Date>;
  ended_by: ColumnType<string | null, undefined, string>;
}

/** Lists of words by language. */
export type ChatWordLists = Partial<Record<LanguageCode, ChatWord[]>>;

export interface ChatRulesTable {
  merchant: string;
  version: number;
  words: ColumnType<ChatWordLists, string, never>;
  new_account_hours: number;
  reason: string;
  made_by: string;
  made_at: Date;
}

export interface ChatListenerTable {
  session_id: string;
  room_id: string;
  merchant: string;
  member_id: string;
  /** The room's change count when the page started to listen. */
  from_change: string;
  until: Date;
}

export interface TalkTables {
  chat_room: ChatRoomTable;
  chat_author: ChatAuthorTable;
  chat_message: ChatMessageTable;
  chat_reaction: ChatReactionTable;
  chat_report: ChatReportTable;
  chat_hidden: ChatHiddenTable;
  chat_mute: ChatMuteTable;
  chat_rules: ChatRulesTable;
  chat_listener: ChatListenerTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends TalkTables {}
}
