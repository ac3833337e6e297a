import type { MinorColumn } from '../../../ledger/tables.ts';

/** A member's standing when it was last stored; `rank` counts levels, 0 for none. */
export interface VipStandingTable {
  member_id: string;
  merchant: string;
  /** The merchant's month that `stake` belongs to, as `2026-11`. */
  month: string;
  /** The month's valid own stake. */
  stake: MinorColumn;
  rank: number;
  /** The highest rank ever reached, which decides about gifts. */
  highest: number;
}

export interface VipChangeTable {
  member_id: string;
  merchant: string;
  at: Date;
  from_rank: number;
  to_rank: number;
  month: string;
}

export interface VipTables {
  vip_standing: VipStandingTable;
  vip_change: VipChangeTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends VipTables {}
}
