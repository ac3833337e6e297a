import type { LedgerTables } from '../ledger/tables.ts';
import type { VendorTables } from '../areas/vendors/tables.ts';
import type { WalletTables } from '../areas/wallet/tables.ts';

/** The tables of migration 0002. */
export interface MoneyTables extends LedgerTables, VendorTables, WalletTables {}
