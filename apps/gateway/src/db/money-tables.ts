import type { LedgerTables } from '../ledger/tables.ts';
import type { VendorTables } from '../vendors/tables.ts';
import type { WalletTables } from '../wallet/tables.ts';

/** The tables of migration 0002. */
export interface MoneyTables extends LedgerTables, VendorTables, WalletTables {}
