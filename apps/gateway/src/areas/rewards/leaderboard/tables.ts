import type { MinorColumn } from '../../../ledger/tables.ts';

/** A member's score on a board; of equal scores the earlier one leads. */
export interface BoardRowTable {
  merchant: string;
  board: string;
  /** The first day of the window, which identifies it. */
  starts: string;
  member_id: string;
  /** A stake in minor units, or a multiple in hundredths. */
  measure: MinorColumn;
  reached_at: Date;
}

/** A prize, fixed at the end of its window. */
export interface BoardPrizeTable {
  merchant: string;
  board: string;
  starts: string;
  rank: number;
  member_id: string;
  measure: MinorColumn;
  amount: MinorColumn;
  currency: string;
  fixed_at: Date;
}

/** A window whose prizes are fixed. */
export interface BoardClosedTable {
  merchant: string;
  board: string;
  starts: string;
  fixed_at: Date;
}

export interface BoardTables {
  board_row: BoardRowTable;
  board_prize: BoardPrizeTable;
  board_closed: BoardClosedTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends BoardTables {}
}
