import type { ColumnType, GeneratedAlways } from 'kysely';

/** A member's pseudonym in the book of a raffle. */
export interface RaffleEntrantTable {
  promotion_id: string;
  member_id: string;
  merchant: string;
  pseudonym: string;
}

export interface RaffleTicketTable {
  promotion_id: string;
  place: GeneratedAlways<string>;
  merchant: string;
  member_id: string;
  client_seed: string;
  taken_at: Date;
  /** Its number in the book, from 1; null until the book is frozen, and for tickets of members who may not win. */
  number: ColumnType<number | null, never, number>;
}

/** A winning ticket, in the order of the prizes; the amount is in minor units. */
export interface RaffleWinner {
  ticket: number;
  member: string;
  amount: string;
}

export interface RaffleDrawTable {
  promotion_id: string;
  merchant: string;
  version: number;
  book: string;
  tickets: number;
  winners: ColumnType<RaffleWinner[], string, never>;
  drawn_at: Date;
}

export interface RaffleTables {
  raffle_entrant: RaffleEntrantTable;
  raffle_ticket: RaffleTicketTable;
  raffle_draw: RaffleDrawTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends RaffleTables {}
}
