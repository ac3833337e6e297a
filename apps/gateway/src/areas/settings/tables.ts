import type { SettingValue } from '@parlour/domain/office';
import type { ColumnType } from 'kysely';

/** One decision about a setting. Of those whose time has come, the last one is in force. */
export interface SettingOverrideTable {
  merchant: string;
  /** The setting's path in brand.json: a `SettingKey` of this release or another. */
  key: string;
  /** Numbers the decisions about this setting, from 1. */
  version: number;
  /** Null if it was reverted to brand.json. */
  value: ColumnType<SettingValue | null, string | null, never>;
  from_at: ColumnType<Date, Date, never>;
  reason: ColumnType<string, string, never>;
  /** The operator's name; empty for the account that the gateway runs as. */
  made_by: ColumnType<string, string, never>;
  made_at: ColumnType<Date, Date, never>;
}

export interface SettingTables {
  setting_override: SettingOverrideTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends SettingTables {}
}
