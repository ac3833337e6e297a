import { nothing, ofMerchants, tableWithoutMerchant, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import * as heardSources from './migrations/0059-heard-sources.ts';
import type { ReconciliationTables } from './tables.ts';
import { reconcileLately } from './reconcile.ts';
import type { Area } from '../manifest.ts';
import { countOpenCases } from './cases.ts';

const rights = {
  reconciliation_case: ofMerchants(nothing),
  reconciliation_source: tableWithoutMerchant('of the installation; operators read it with a vendor', nothing),
} satisfies RightsOf<ReconciliationTables>;

const schema = {
  rights,
  migrations: { '0059-heard-sources': heardSources },
} satisfies SchemaPart;

/** Finds differences between several parties' records of the same money. */
export const reconciliation = {
  schema,
  jobs: {
    periodic: [{ name: 'reconcile', when: '43 4 * * *', run: reconcileLately, alarm: 'books_differ' }],
  },
  lookedUp: [
    {
      name: 'parlour_reconciliation_cases',
      help: 'Open cases of the reconciliation, by the kind of difference.',
      labels: ['kind'],
      values: async (db) => (await countOpenCases(db)).map(({ kind, count }) => ({ labels: { kind }, value: count })),
    },
  ],
} satisfies Area;
