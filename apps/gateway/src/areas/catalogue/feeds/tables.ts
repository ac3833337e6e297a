import type { FeedFormat, FeedGame, FeedKind, FeedMapping, FeedProblem, FieldChange } from '@parlour/domain/feed';
import type { ColumnType } from 'kysely';

type JsonColumn<T> = ColumnType<T, string, string>;

/** How many games an import changed, by kind of change. */
export interface ImportCounts {
  added: number;
  changed: number;
  back: number;
  retired: number;
  /** Pictures to fetch afterwards. */
  pictures: number;
}

/** A column of a feed, with the first text in it. */
export interface FeedColumn {
  name: string;
  sample: string;
}

/** A vendor's list of games as received, and how it is read. */
export interface GameFeedTable {
  id: string;
  vendor: string;
  /** The file's name, or that the vendor was asked. */
  source: string;
  format: FeedFormat;
  content: string;
  columns: JsonColumn<readonly FeedColumn[]>;
  /** Words for lines that the mapping does not contain. */
  unknown_lines: JsonColumn<readonly string[]>;
  mapping: JsonColumn<FeedMapping>;
  /** SHA-256 of the selected rows, which a second operator approves (plan.ts). */
  plan: string;
  made_by: string;
  made_at: Date;
  applied_by: string | null;
  applied_at: Date | null;
  outcome: ColumnType<ImportCounts | null, string | null, string | null>;
}

/** What a feed would do with one game. */
export interface GameFeedRowTable {
  feed: string;
  /** Index in the list of changes, from 0. */
  place: number;
  /** Number of the row in the feed, from 1; null for a game that the feed no longer has. */
  row: number | null;
  code: string;
  name: string;
  kind: FeedKind;
  problem: FeedProblem | null;
  found: string | null;
  changes: JsonColumn<FieldChange[]>;
  game: ColumnType<FeedGame | null, string | null, string | null>;
  /** Whether the row is selected; only rows that change something can be. */
  chosen: boolean;
}

/** The mapping of a vendor's last import. */
export interface VendorFeedMappingTable {
  vendor: string;
  mapping: JsonColumn<FeedMapping>;
  kept_at: Date;
}

/** Why a picture is not shown: its origin is not allowed, the server did not answer, the file does not exist, or it is not a picture. */
export type PictureProblem = 'notAllowed' | 'notReached' | 'notFound' | 'noPicture';

/** Where the picture of a game comes from, and whether it was fetched. */
export interface GamePictureTable {
  vendor: string;
  code: string;
  source: string;
  status: 'waiting' | 'done' | 'broken';
  problem: PictureProblem | null;
  /** The hash of the picture that is shown. */
  hash: string | null;
  asked_at: Date;
}

/** A picture that sites serve, by the SHA-256 of its bytes. */
export interface PictureTable {
  hash: string;
  type: string;
  bytes: Buffer;
  made_at: Date;
}

export interface FeedTables {
  game_feed: GameFeedTable;
  game_feed_row: GameFeedRowTable;
  vendor_feed_mapping: VendorFeedMappingTable;
  game_picture: GamePictureTable;
  picture: PictureTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends FeedTables {}
}
