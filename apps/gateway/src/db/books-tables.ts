import type { ReconciliationTables } from '../reconcile/tables.ts';
import type { OpsTables } from '../ops/tables.ts';

/** The tables of migration 0006. */
export interface BooksTables extends OpsTables, ReconciliationTables {}
