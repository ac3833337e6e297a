import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Book, OwnerKind } from './registry.ts';

/** A bigint of minor units: text or number depending on the driver, so the store converts it with BigInt. */
export type MinorColumn = ColumnType<string | number | bigint, bigint | string, bigint | string>;

/** The same for an account's counters, which start at zero. */
type CountedColumn = ColumnType<string | number | bigint, bigint | string | undefined, bigint | string>;

export interface LedgerAccountTable {
  id: GeneratedAlways<string | number>;
  merchant: string;
  owner_kind: OwnerKind;
  owner_id: string;
  kind: string;
  book: Book;
  /** A currency, or `points`. */
  asset: string;
  stripe: Generated<number>;
  balance: CountedColumn;
  /** Balance limits, set from the registry on creation. */
  min_balance: GeneratedAlways<string | number | null>;
  max_balance: GeneratedAlways<string | number | null>;
  version: CountedColumn;
  chain: Generated<Uint8Array>;
}

export interface LedgerTransferTable {
  id: string;
  kind: string;
  key: string;
  input_hash: string;
  reference: string | null;
  reverses: string | null;
  merchant: string;
  book: Book;
  asset: string;
  at: Date;
  phase: Generated<'single' | 'pending' | 'post' | 'void'>;
  /** The pending transfer that this one posts or voids. */
  completes: string | null;
}

export interface LedgerEntryTable {
  transfer_id: string;
  account_id: string | number;
  merchant: string;
  book: Book;
  asset: string;
  amount: MinorColumn;
  balance_after: MinorColumn;
  version: MinorColumn;
  hash: Uint8Array;
}

/** Written by the ledger's SQL functions only; everybody else may just read. */
export interface LedgerTables {
  ledger_account: LedgerAccountTable;
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryTable;
}

declare module '../kernel/tables.ts' {
  interface Tables extends LedgerTables {}
}
