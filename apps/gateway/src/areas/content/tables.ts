import type { Generated, ColumnType } from 'kysely';
import type { Texts } from '../../kernel/asked-language.ts';

type JsonColumn<T> = ColumnType<T, string, string>;

export interface AnnouncementTable {
  id: string;
  merchant: string;
  /** The seed's own name for it, so that seeding twice changes nothing. */
  key: string;
  type: string;
  execution: string;
  title: JsonColumn<Texts>;
  /** Sanitised HTML. */
  content: JsonColumn<Texts>;
  position: number;
  published_at: Date;
}

export interface BannerTable {
  id: string;
  merchant: string;
  key: string;
  group_name: string;
  title: JsonColumn<Texts>;
  body: JsonColumn<Texts>;
  /** Text of the button; empty where there is none. */
  action: JsonColumn<Texts>;
  /** The terms of what it promises; empty where it promises nothing. */
  terms: JsonColumn<Texts>;
  picture: string;
  linkage: string;
  linkage_type: string;
  position: number;
}

/** Entries of the winner board that nobody won: demonstration, in demo jurisdiction only. Nothing reads them for money (security G01). */
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
  /** Null where nobody was logged in. */
  member_id: string | null;
  /** A number of `feedbackTypes`. */
  type: number;
  content: string;
  created_at: Date;
  state: ColumnType<FeedbackState, FeedbackState | undefined, FeedbackState>;
  /** The operator who takes care of it. */
  assignee: ColumnType<string | null, undefined, string | null>;
  answer: ColumnType<string | null, undefined, string>;
  ended_by: ColumnType<string | null, undefined, string>;
  ended_at: ColumnType<Date | null, undefined, Date>;
  /** What it says the same as. */
  merged_into: ColumnType<string | null, undefined, string>;
}

/** Only what is `open` waits for operators. */
export type FeedbackState = 'open' | 'answered' | 'closed' | 'merged';

export interface ContentTables {
  feedback: FeedbackTable;
  announcement: AnnouncementTable;
  banner: BannerTable;
  demo_winner: DemoWinnerTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends ContentTables {}
}
