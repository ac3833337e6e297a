import type { ColumnType, Generated } from 'kysely';

/** What was told to browsers, kept a day so that a reconnect resumes. */
export interface EventTable {
  id: Generated<string>;
  merchant: string;
  /** Null: for everybody of the merchant. */
  member_id: string | null;
  /** Set: only for the stream of this session. */
  session_id: string | null;
  type: string;
  data: ColumnType<unknown, string, never>;
  at: Generated<Date>;
}

export interface EventTables {
  event: EventTable;
}

declare module '../kernel/tables.ts' {
  interface Tables extends EventTables {}
}
