import type { Area } from '../manifest.ts';
import { countOpenCases } from './cases.ts';
import { reconcileLately } from './reconcile-lately.ts';
import { reconciliationSchema } from './schema.ts';

export const reconciliation = {
  schema: reconciliationSchema,
  jobs: { reconcile: { when: '43 4 * * *', run: (db, now, config) => reconcileLately(db, now, config), alarm: 'books_differ' } },
  lookedUp: [
    {
      name: 'parlour_reconciliation_cases',
      help: 'Open cases of the reconciliation, by the kind of difference.',
      labels: ['kind'],
      values: async (db) => (await countOpenCases(db)).map(({ kind, count }) => ({ labels: { kind }, value: count })),
    },
  ],
} satisfies Area;
