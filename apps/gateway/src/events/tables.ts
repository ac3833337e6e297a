import type { ColumnType, Generated } from 'kysely';

/** Events sent to browsers, kept for a day so that a reconnect can resume. */
export interface EventTable {
  id: Generated<string>;
  merchant: string;
  /** Null for everybody at the merchant. */
  member_id: string | null;
  /** Set if only the stream of this session receives it. */
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
