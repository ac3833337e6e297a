import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Book } from '../../ledger/registry.ts';
import type { MinorColumn } from '../../ledger/tables.ts';

type JsonColumn<T> = ColumnType<T, string, string>;
type NullableJsonColumn<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** A column of minor units that starts at zero. */
type CountedColumn = ColumnType<string | number | bigint, bigint | string | undefined, bigint | string>;

export const drawStatuses = ['scheduled', 'open', 'closing', 'closed', 'resulted', 'settling', 'settled', 'corrected', 'void'] as const;
/** The state of a draw (lottery 3). */
export type DrawStatus = (typeof drawStatuses)[number];
const lineStates = ['accepted', 'cancelled', 'pending', 'won', 'lost', 'refunded'] as const;
export type LineState = (typeof lineStates)[number];
const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** A day, `yyyy-mm-dd`. Drivers would turn it into a time, so it is selected as text. */
type DayColumn<Written extends string | null = string> = ColumnType<never, Written, Written>;

/** The numbers of each prize by its name; for a fast game, by its key. */
export type StoredResult = Readonly<Record<string, readonly string[]>>;
/** A result of which some numbers are not known yet. */
export type PartialResult = Readonly<Record<string, readonly (string | null)[]>>;
/** Odds of a line: decimal text, or by key. */
export type StoredOdds = string | Readonly<Record<string, string>>;

/**
 * A pack as a merchant offers it: the shipped one with the merchant's settings merged over it. It never changes; a change creates the next
 * version.
 */
export interface LotteryPackTable {
  merchant: string;
  pack_id: string;
  version: number;
  /** The version of the shipped pack beneath. */
  base_version: number;
  /** The merchant's settings, which override the shipped pack's. */
  settings: JsonColumn<unknown>;
  /** Both combined: the rules by which lines are sold and settled. */
  pack: JsonColumn<unknown>;
  made_by: string;
  made_at: Date;
  reason: string;
}

export interface LotteryGameTable {
  merchant: string;
  game_code: string;
  pack_id: string;
  /** The group in the lobby: `vnNorth`, `vnSouth`, `vnCentral`, `sea` or `fast`. */
  area: string;
  prize_mode: PrizeMode;
  source: 'outside' | 'inHouse';
  /** The game whose results this one uses. */
  result_of: string | null;
  is_on: Generated<boolean>;
  is_hot: Generated<boolean>;
  position: number;
  version: Generated<number>;
}

/** The rows of a game's calendar. The highest version applies to draws that have not been created yet. */
export interface LotteryCalendarTable {
  merchant: string;
  game_code: string;
  version: number;
  rows: JsonColumn<unknown>;
  made_by: string;
  made_at: Date;
  reason: string;
}

export interface LotteryExceptionTable {
  id: GeneratedAlways<string | number>;
  merchant: string;
  game_code: string;
  /** Days in the game's zone, `yyyy-mm-dd`, both inclusive. */
  from_day: DayColumn;
  to_day: DayColumn;
  /** `add` announces a draw on a day that the calendar does not have. */
  action: 'skip' | 'move' | 'add';
  moved_to: DayColumn<string | null>;
  reason: string;
  made_by: string;
  made_at: Date;
}

export interface LotteryDrawTable {
  merchant: string;
  /** `<gameCode>-<yyyymmdd>`, or `<gameCode>-<yyyymmdd>-<nnnn>`; unique within its merchant. */
  id: string;
  game_code: string;
  pack_id: string;
  /** Null until it opens. */
  pack_version: number | null;
  calendar_version: number;
  /** The day in the game's zone, `yyyy-mm-dd`. */
  day: DayColumn;
  /** Digits: the day, and the draw's number within it. */
  issue: string;
  status: Generated<DrawStatus>;
  opens_at: Date;
  closing_at: Date;
  closes_at: Date;
  draw_at: Date;
  next_at: Date | null;
  seed_chain: string | null;
  seed_index: number | null;
  commitment: string | null;
  client_seed: string | null;
  server_seed: string | null;
  book_hash: string | null;
  line_count: number | null;
  /** Total stakes at the close in minor units, as text by `book currency`. */
  stakes: NullableJsonColumn<Readonly<Record<string, string>>>;
  result: NullableJsonColumn<StoredResult>;
  partial_result: NullableJsonColumn<PartialResult>;
  void_prizes: Generated<readonly string[]>;
  /** Why two operators must decide the result. */
  stopped_reason: string | null;
  resulted_at: Date | null;
  settled_at: Date | null;
  void_reason: string | null;
  run: Generated<number>;
  run_cursor: string | null;
  totals: NullableJsonColumn<unknown>;
}

/** One transition of a draw. Its key, `draw:<id>:<status>[:<n>]`, can be used once. */
export interface LotteryDrawStepTable {
  merchant: string;
  key: string;
  draw_id: string;
  from_status: DrawStatus | null;
  to_status: DrawStatus;
  at: Date;
  /** A job's name, or the operators' names. */
  made_by: string;
  evidence: ColumnType<Readonly<Record<string, unknown>>, string | undefined, never>;
}

/** A source's answer about a draw, byte by byte. */
export interface LotteryReportTable {
  id: GeneratedAlways<string | number>;
  merchant: string;
  draw_id: string;
  source: string;
  host: string;
  raw: Uint8Array;
  raw_hash: string;
  prizes: JsonColumn<PartialResult>;
  is_complete: boolean;
  fetched_at: Date;
}

export interface LotteryTypedResultTable {
  merchant: string;
  draw_id: string;
  attempt: number;
  operator: string;
  result: JsonColumn<StoredResult>;
  typed_at: Date;
}

export interface LotterySeedChainTable {
  id: string;
  merchant: string;
  game_code: string;
  sealed: string;
  length: number;
  used: Generated<number>;
  /** `seed[0]`, which is public. */
  first_seed: string;
  published_at: Date;
  client_seed: string | null;
  client_seed_at: Date | null;
}

export interface LotteryTicketTable {
  id: string;
  merchant: string;
  member_id: string;
  book: Book;
  currency: string;
  line_count: number;
  stake: MinorColumn;
  placed_at: Date;
  cancelled_at: Date | null;
}

export interface LotteryLineTable {
  id: string;
  merchant: string;
  ticket_id: string;
  draw_id: string;
  game_code: string;
  member_id: string;
  book: Book;
  currency: string;
  pack_id: string;
  pack_version: number;
  type: string;
  at: string | null;
  selection: readonly string[];
  unit: MinorColumn;
  cost_units: number;
  odds: JsonColumn<StoredOdds>;
  prize_group: number | null;
  combinations: number;
  stake: MinorColumn;
  max_payout: MinorColumn;
  placed_at: Date;
  state: Generated<LineState>;
  is_void: Generated<boolean>;
  hits: CountedColumn;
  payout: CountedColumn;
  refund: CountedColumn;
  reason: string | null;
  run: number | null;
  settled_at: Date | null;
  /** The settlement runs that paid the amounts in `payout` and `refund`. */
  payout_run: number | null;
  refund_run: number | null;
  chase_id: string | null;
  chase_step: number | null;
}

export interface LotteryExposureTable {
  merchant: string;
  draw_id: string;
  book: Book;
  type: string;
  number: string;
  amount: MinorColumn;
  step: Generated<number>;
}

export interface LotteryLimitUsedTable {
  merchant: string;
  draw_id: string;
  member_id: string;
  book: Book;
  type: string;
  stake: MinorColumn;
}

export interface LotteryChaseTable {
  id: string;
  merchant: string;
  member_id: string;
  game_code: string;
  book: Book;
  currency: string;
  key: string;
  type: string;
  at: string | null;
  selection: readonly string[];
  unit: MinorColumn;
  cost_units: number;
  odds: JsonColumn<StoredOdds>;
  prize_group: number | null;
  combinations: number;
  stop_on_win: boolean;
  stake: MinorColumn;
  state: Generated<'running' | 'done' | 'stopped' | 'won'>;
  placed_at: Date;
  ended_at: Date | null;
}

export interface LotteryChaseStepTable {
  chase_id: string;
  step: number;
  merchant: string;
  draw_id: string;
  multiplier: number;
  stake: MinorColumn;
  /**
   * `held` waits for its draw, `placed` became a line, `skipped` had lower odds by then, `returned` was stopped or its draw became void.
   */
  state: Generated<'held' | 'placed' | 'skipped' | 'returned'>;
  reason: string | null;
  line_id: string | null;
  changed_at: Date;
}

export interface LotteryTables {
  lottery_pack: LotteryPackTable;
  lottery_game: LotteryGameTable;
  lottery_calendar: LotteryCalendarTable;
  lottery_exception: LotteryExceptionTable;
  lottery_draw: LotteryDrawTable;
  lottery_draw_step: LotteryDrawStepTable;
  lottery_report: LotteryReportTable;
  lottery_typed_result: LotteryTypedResultTable;
  lottery_seed_chain: LotterySeedChainTable;
  lottery_ticket: LotteryTicketTable;
  lottery_line: LotteryLineTable;
  lottery_exposure: LotteryExposureTable;
  lottery_limit_used: LotteryLimitUsedTable;
  lottery_chase: LotteryChaseTable;
  lottery_chase_step: LotteryChaseStepTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends LotteryTables {}
}
