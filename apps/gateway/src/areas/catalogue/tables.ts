import type { Book } from '../../ledger/registry.ts';
import type { ColumnType, Generated } from 'kysely';
import type { GameType, LanguageCode } from '@parlour/domain';

type JsonColumn<T> = ColumnType<T, string, string>;
type Names = Partial<Record<LanguageCode, string>>;
export type NamePlaces = Partial<Record<LanguageCode, number>>;

export interface VendorTable {
  code: string;
  titles: JsonColumn<Names>;
  in_house: boolean;
  icon: string;
}

/** A game of the platform's catalogue. */
export interface GameTable {
  vendor: string;
  code: string;
  game_type: GameType;
  name: string;
  names: JsonColumn<Names>;
  icon: string;
  /** Where it stands among all games by its name, for each language (`orderNames`). */
  name_places: ColumnType<NamePlaces, NamePlaces | undefined, NamePlaces>;
  /** Every name, folded, for the search; one a line, then the vendor's titles behind an `@`. */
  search: string;
  /** May be played for play money without an account. */
  trial: boolean;
  /** A session launched for it may bet in every game of the vendor that the merchant offers. */
  lobby: Generated<boolean>;
}

/** `coming_soon` cannot be launched by anybody; `maintenance` for now. */
export const gameStates = ['playable', 'coming_soon', 'maintenance'] as const;
export type GameState = (typeof gameStates)[number];

/** What a merchant offers of the catalogue, in the merchant's order. */
export interface MerchantGameTable {
  merchant: string;
  vendor: string;
  game_code: string;
  position: number;
  hot: boolean;
  is_new: boolean;
  state: GameState;
}

export interface MerchantVendorTable {
  merchant: string;
  vendor: string;
  position: number;
}

/** The merchant's navigation: which categories, in which order. */
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

/** Which play-money account belongs to which browser; the browser holds the token, we its hash. */
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
  /** The log-in that it was launched from: when that ends, so do bets. Null for demo players, who have none. */
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
  demo_player: DemoPlayerTable;
  recent_game: RecentGameTable;
  favourite_game: FavouriteGameTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends CatalogueTables {}
}
