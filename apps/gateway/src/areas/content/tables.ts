import type { ColumnType } from 'kysely';
import type { Texts } from '../../kernel/asked-language.ts';

export type { Texts };
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

export interface MessageTable {
  id: string;
  merchant: string;
  member_id: string;
  kind: string;
  params: ColumnType<Record<string, string>, string, never>;
  created_at: Date;
  read_at: Date | null;
}

export interface ContentTables {
  announcement: AnnouncementTable;
  banner: BannerTable;
  demo_winner: DemoWinnerTable;
  message: MessageTable;
}
