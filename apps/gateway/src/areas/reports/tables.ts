import type { StatSubject } from '@parlour/domain/reports';
import type { ColumnType } from 'kysely';
import type { MinorColumn } from '../../ledger/tables.ts';

/** An event that happened, or was undone, in which case `count` and the sums are negative. Triggers write it, `foldStats` removes it. */
export interface StatChangeTable {
  merchant: string;
  at: Date;
  currency: string;
  subject: StatSubject;
  /** The vendor of a round, the provider of a payment; empty if there is neither. */
  partner: string;
  game_code: string;
  /** Null if the money does not belong to one member, or not yet. */
  member_id: string | null;
  count: number;
  paid_in: MinorColumn;
  paid_out: MinorColumn;
}

/** Sums of an hour of the merchant's time zone, in minor units (office 7). */
export interface StatHourTable {
  merchant: string;
  hour: Date;
  subject: StatSubject;
  partner: string;
  /** The product line of a round's game; empty for anything else. */
  line: string;
  currency: string;
  count: ColumnType<string | number, number, number>;
  paid_in: MinorColumn;
  paid_out: MinorColumn;
}

/** Sums of the rounds of one game and day of the merchant. */
export interface StatGameDayTable {
  merchant: string;
  day: string;
  vendor: string;
  game_code: string;
  currency: string;
  rounds: ColumnType<string | number, number, number>;
  stakes: MinorColumn;
  wins: MinorColumn;
}

/** Sums of one member on one day of the merchant. A member with rounds was active that day. */
export interface StatMemberDayTable {
  merchant: string;
  day: string;
  member_id: string;
  currency: string;
  rounds: ColumnType<string | number, number, number>;
  stakes: MinorColumn;
  wins: MinorColumn;
  /** Stakes of ties in lines where the merchant does not count ties; they are also part of `stakes` and `wins`. */
  ties: ColumnType<string | number | bigint, bigint | undefined, bigint>;
  deposits: MinorColumn;
  withdrawals: MinorColumn;
  /** When the first of these rounds was settled. */
  first_at: Date;
  /** The previous day on which the member played, `-infinity` if there is none; null if they did not play on this day. */
  played_before: ColumnType<string | null, never, never>;
}

/** How many members played on a day after last playing on another one, `-infinity` for first-time players (`linkPlayedDays`). */
export interface StatPlayedDayTable {
  merchant: string;
  currency: string;
  day: string;
  played_before: string;
  members: ColumnType<string | number, number, number>;
}

/** Members who have ever deposited, with the times of their first deposit and registration. */
export interface StatDepositorTable {
  member_id: string;
  merchant: string;
  first_at: Date;
  registered: Date;
}

export interface ReportTables {
  stat_change: StatChangeTable;
  stat_hour: StatHourTable;
  stat_game_day: StatGameDayTable;
  stat_member_day: StatMemberDayTable;
  stat_played_day: StatPlayedDayTable;
  stat_depositor: StatDepositorTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends ReportTables {}
}
