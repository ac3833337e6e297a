import type { ColumnType } from 'kysely';

export interface MessageTable {
  id: string;
  merchant: string;
  member_id: string;
  kind: string;
  params: ColumnType<Record<string, string>, string, never>;
  created_at: Date;
  read_at: Date | null;
  /** When the member took it out of the box. */
  deleted_at: ColumnType<Date | null, undefined, Date>;
}

export interface MessageTables {
  message: MessageTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends MessageTables {}
}
