import type { ColumnType } from 'kysely';

/** Absent means open everywhere. */
export interface SiteStateTable {
  merchant: string;
  maintenance: boolean;
  maintenance_end: Date | null;
  /** `all`, country codes, addresses and CIDR ranges that are shut out. */
  region_blocks: ColumnType<string[], string, string>;
}

export interface SystemTables {
  site_state: SiteStateTable;
}
