import type { ReconciliationTables } from '../areas/reconciliation/tables.ts';
import type { OpsTables } from '../areas/office/tables.ts';

/** The tables of migration 0006. */
export interface BooksTables extends OpsTables, ReconciliationTables {}
