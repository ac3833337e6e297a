import { nothing, ofMerchants, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { ReconciliationTables } from './tables.ts';

const rights = {
  reconciliation_case: ofMerchants(nothing),
} satisfies RightsOf<ReconciliationTables>;

/** Differences between what everybody says about the same money. */
export const reconciliationSchema = {
  rights,
} satisfies SchemaPart;
