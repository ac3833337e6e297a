import type { LanguageCode } from '@parlour/domain';
import type {
  BroadcastCategory,
  BroadcastSegment,
  ContentAudience,
  ContentFacts,
  ContentKind,
  ContentTexts,
} from '@parlour/domain/content';
import type { ColumnType, Generated } from 'kysely';

type JsonColumn<T> = ColumnType<T, string, never>;

/** What a merchant publishes; its texts are in versions, which never change (content N1). */
export interface ContentItemTable {
  id: ColumnType<string, string, never>;
  merchant: ColumnType<string, string, never>;
  kind: ColumnType<ContentKind, ContentKind, never>;
  key: ColumnType<string, string, never>;
  place: string;
  audience: ContentAudience;
  position: number;
  /** The version that is live if no plan applies; null if none is. */
  live_version: ColumnType<number | null, number | null | undefined, number | null>;
  /** When it was first published; null if it never was. */
  published_at: Date | null;
  /** When `live_version` was published; null if not recorded. */
  live_since: ColumnType<Date | null, undefined, Date>;
  /** Counts changes, so that operators do not overwrite each other's. */
  revision: Generated<number>;
}

export interface ContentVersionTable {
  item_id: string;
  version: number;
  merchant: string;
  /** Their HTML is sanitised. */
  texts: JsonColumn<ContentTexts>;
  facts: JsonColumn<ContentFacts>;
  checksum: string;
  note: string;
  /** The author; empty for the seed. */
  made_by: string;
  made_at: Date;
}

/** Which version is live from when to when; without an end, until something else is published. */
export interface ContentPlanTable {
  id: Generated<string>;
  merchant: string;
  item_id: string;
  version: number;
  from_at: Date;
  /** Exclusive. */
  to_at: Date | null;
  from_local: string;
  to_local: string | null;
  zone: string;
  made_by: string;
  made_at: Date;
  /** When it was cancelled or replaced by another publication. */
  ended_at: ColumnType<Date | null, undefined, Date>;
}

/** Counts the publications of a kind, for caches (content N5). */
export interface ContentRevisionTable {
  merchant: string;
  kind: string;
  revision: ColumnType<string, number, number>;
}

/** Made-up entries for the winner board, in the jurisdiction `demo` only. Nothing treats them as money (security G01). */
export interface DemoWinnerTable {
  merchant: string;
  position: number;
  customer_name: string;
  /** Minor units of the merchant's currency. */
  minor: ColumnType<string | number | bigint, bigint, never>;
  vendor: string;
  game_code: string;
}

export interface FeedbackTable {
  id: Generated<string>;
  merchant: string;
  /** Null if nobody was logged in. */
  member_id: string | null;
  /** One of the numbers in `feedbackTypes`. */
  type: number;
  content: string;
  created_at: Date;
  state: ColumnType<FeedbackState, FeedbackState | undefined, FeedbackState>;
  /** The operator in charge of it. */
  assignee: ColumnType<string | null, undefined, string | null>;
  answer: ColumnType<string | null, undefined, string>;
  ended_by: ColumnType<string | null, undefined, string>;
  ended_at: ColumnType<Date | null, undefined, Date>;
  /** The feedback that it was merged into. */
  merged_into: ColumnType<string | null, undefined, string>;
  /** A visitor's e-mail address, sealed; deleted once they have been answered. */
  contact: ColumnType<string | null, string | null | undefined, null>;
  /** The place that `contact` is sealed for. */
  contact_id: ColumnType<string | null, string | null | undefined, never>;
  /** The language that the visitor reads. */
  language: ColumnType<LanguageCode | null, LanguageCode | undefined, never>;
}

/** Only `open` feedback waits for operators. */
export type FeedbackState = 'open' | 'answered' | 'closed' | 'merged';

/** A preview of contents with a key: at a time, or with an unpublished version. */
export interface ContentPreviewTable {
  key_hash: string;
  merchant: string;
  at: Date | null;
  item_id: string | null;
  version: number | null;
  audience: ContentAudience | null;
  until: Date;
  /** Opens the preview once; null if it has been opened, or was not created with a code. */
  code_hash: ColumnType<string | null, string | undefined, null>;
  /** How the page is shown. */
  language: LanguageCode | null;
  theme: 'dark' | 'light' | null;
  /** The origin of the office that may frame the page. */
  framed_by: string | null;
  made_by: string | null;
}

/** A served picture, by its hash, shared by all merchants that have it. */
export interface ContentPictureFileTable {
  hash: string;
  width_class: 'wide' | 'narrow';
  type: 'image/webp' | 'image/avif';
  bytes: Buffer;
}

export interface ContentPictureTable {
  merchant: string;
  hash: string;
  /** The hash of the file that was uploaded. */
  name: string;
  /** The wide version's width in px. */
  width: number;
  height: number;
  /** WebP. */
  thumbnail: Buffer;
  made_by: string;
  made_at: Date;
}

/** A message to many members: one row for all of them (content N52). */
export interface BroadcastTable {
  id: string;
  merchant: string;
  item_id: string;
  version: number;
  category: BroadcastCategory;
  segment: JsonColumn<BroadcastSegment>;
  /** True if its members are listed in `broadcast_member`; otherwise its segment is a lasting rule. */
  listed: boolean;
  state: 'planned' | 'sending' | 'sent' | 'takenBack';
  send_at: Date;
  /** Members who registered later are not included. */
  frozen_at: ColumnType<Date | null, undefined, Date>;
  sent_at: ColumnType<Date | null, undefined, Date>;
  /** How many members it was sent to. */
  reached: Generated<number>;
  made_by: string;
  made_at: Date;
  ended_by: ColumnType<string | null, undefined, string>;
}

export interface BroadcastMemberTable {
  merchant: string;
  member_id: string;
  broadcast_id: string;
}

/** A row for each member who has opened or deleted a broadcast. */
export interface BroadcastMarkTable {
  merchant: string;
  member_id: string;
  broadcast_id: string;
  read_at: Date;
  deleted_at: Date | null;
}

/** A version of a pinned notice that a member has confirmed (content N23). */
export interface NoticeConfirmationTable {
  merchant: string;
  member_id: string;
  item_id: string;
  version: number;
  confirmed_at: Date;
}

/** A version of a legal text that a member has accepted (content N41). */
export interface LegalAcceptanceTable {
  merchant: string;
  member_id: string;
  item_id: string;
  version: number;
  accepted_at: Date;
}

/** Readers' opinions of a version of a help article. */
export interface HelpOpinionTable {
  merchant: string;
  item_id: string;
  version: number;
  helpful: number;
  unhelpful: number;
}

export interface ContentTables {
  help_opinion: HelpOpinionTable;
  notice_confirmation: NoticeConfirmationTable;
  legal_acceptance: LegalAcceptanceTable;
  broadcast: BroadcastTable;
  broadcast_member: BroadcastMemberTable;
  broadcast_mark: BroadcastMarkTable;
  feedback: FeedbackTable;
  content_item: ContentItemTable;
  content_version: ContentVersionTable;
  content_plan: ContentPlanTable;
  content_revision: ContentRevisionTable;
  content_preview: ContentPreviewTable;
  content_picture_file: ContentPictureFileTable;
  content_picture: ContentPictureTable;
  demo_winner: DemoWinnerTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends ContentTables {}
}
