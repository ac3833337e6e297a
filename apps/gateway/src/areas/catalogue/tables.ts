import type { Book } from '../../ledger/registry.ts';
import type { ColumnType, Generated } from 'kysely';
import type { GameClass, GameFeature, GameKind, GameType, LanguageCode, Volatility } from '@parlour/domain';

type JsonColumn<T> = ColumnType<T, string, string>;
type Names = Partial<Record<LanguageCode, string>>;
export type NamePlaces = Partial<Record<LanguageCode, number>>;

export interface VendorTable {
  code: string;
  titles: JsonColumn<Names>;
  in_house: boolean;
  icon: string;
  /** False hides it at every merchant. */
  available: Generated<boolean>;
  /** True if it takes every bet from the member's one wallet; false if it keeps a wallet of its own. */
  single_wallet: Generated<boolean>;
  /** The row's version, from 1 up. Version 1 is as shipped, and a newer release may still change it. */
  version: Generated<number>;
}

/** A game of the platform's catalogue, with the facts that hold at every merchant. */
export interface GameTable {
  vendor: string;
  code: string;
  /** Its line. */
  game_type: GameType;
  /** Within its line (`classesOfLine`). */
  game_class: Generated<GameClass | null>;
  kind: Generated<GameKind>;
  name: string;
  names: JsonColumn<Names>;
  icon: string;
  /** The rank of its name in each language (`orderNames`). */
  name_places: ColumnType<NamePlaces, NamePlaces | undefined, NamePlaces>;
  /** All names, folded, for the search; one per line, then the vendor's titles after an `@`. */
  search: string;
  /** May be played for play money without an account. */
  trial: boolean;
  /** A session launched for it may bet in every game of the vendor that the merchant offers. */
  lobby: Generated<boolean>;
  /** The return that its vendor states, in hundredths of a percent: 9650 is 96.50 %. */
  stated_rtp: Generated<number | null>;
  /** As its vendor states it. */
  volatility: Generated<Volatility | null>;
  /** The share of rounds that pay anything, as its vendor states it, in hundredths of a percent. */
  hit_rate: Generated<number | null>;
  /** The most that a round pays, as its vendor states it, in hundredths of the stake. */
  max_win: Generated<number | null>;
  features: Generated<GameFeature[]>;
  /** ISO 3166 codes of the countries where it is neither shown nor launched. */
  barred_countries: Generated<string[]>;
  /** When it was retired; no merchant offers it any more. It is never deleted, because rounds and records refer to it. */
  retired_at: Generated<Date | null>;
  /** The row's version, from 1 up. Version 1 is as shipped, and a newer release may still change it. */
  version: Generated<number>;
}

/** `coming_soon` is shown and cannot be launched; `unavailable` is not shown. */
const gameStates = ['playable', 'coming_soon', 'unavailable'] as const;
export type GameState = (typeof gameStates)[number];

/** What a merchant offers of the catalogue, in the merchant's order. */
export interface MerchantGameTable {
  merchant: string;
  vendor: string;
  game_code: string;
  /** Ascending with gaps (`positionStep`); meaningful only relative to others. */
  position: number;
  /** Marked as hot until `hot_until` or, if that is null, until the mark is removed. */
  hot: boolean;
  hot_until: Generated<Date | null>;
  /** The same for the mark "new". */
  is_new: boolean;
  new_until: Generated<Date | null>;
  state: GameState;
  /** The row's version, apart from its position, from 1 up; 1 is as shipped. */
  version: Generated<number>;
}

/** The gap between neighbours of `merchant_game.position` when they are spread out. */
export const positionStep = 1024;

/** The vendors of a merchant's brand. */
export interface MerchantVendorTable {
  merchant: string;
  vendor: string;
  position: number;
  /** False hides it at this merchant. */
  available: Generated<boolean>;
  version: Generated<number>;
}

/** A vendor or one of its games that cannot be played for a while, at one merchant, or at all if that is null. At most one row each. */
export interface GameMaintenanceTable {
  vendor: string;
  /** Null if the whole vendor is under maintenance. */
  game_code: string | null;
  merchant: string | null;
  starts_at: Date;
  /** When it ends by itself; null for until further notice. */
  ends_at: Date | null;
  /** The notice shown to players, together with the end. */
  texts: ColumnType<Names, string | undefined, string>;
  /** The reason, for operators only. */
  reason: string;
  set_by: string;
  set_at: Date;
}

/** The merchant's navigation: its categories and their order. */
export interface MerchantCategoryTable {
  merchant: string;
  game_type: GameType;
  position: number;
}

/** The games that a member launched, each once, with the last time. */
export interface RecentGameTable {
  merchant: string;
  member_id: string;
  vendor: string;
  game_code: string;
  launched_at: Date;
}

/** The games that a member marked with the heart. */
export interface FavouriteGameTable {
  merchant: string;
  member_id: string;
  vendor: string;
  game_code: string;
  added_at: Date;
}

/** Which browser has which play-money account: the browser holds the token, we store its hash. */
export interface DemoPlayerTable {
  token_hash: string;
  merchant: string;
  member_id: string;
  last_seen_at: Date;
}

export interface GameSessionTable {
  id: string;
  merchant: string;
  member_id: string;
  /** The session that it was launched from, whose end also ends bets. Null for demo players, who have none. */
  login_session: string | null;
  vendor: string;
  game_code: string;
  language: string;
  currency: string;
  book: Book;
  site_origin: string;
  launch_code_hash: string;
  launch_expires_at: Date;
  opened_at: Date | null;
  expires_at: Date;
}

export interface CatalogueTables {
  game_session: GameSessionTable;
  vendor: VendorTable;
  game: GameTable;
  merchant_game: MerchantGameTable;
  merchant_vendor: MerchantVendorTable;
  merchant_category: MerchantCategoryTable;
  game_maintenance: GameMaintenanceTable;
  demo_player: DemoPlayerTable;
  recent_game: RecentGameTable;
  favourite_game: FavouriteGameTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends CatalogueTables {}
}
