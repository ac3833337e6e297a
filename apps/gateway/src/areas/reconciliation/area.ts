import { reconciliationJobs } from './jobs.ts';
import type { Area } from '../manifest.ts';
import { countOpenCases } from './cases.ts';
import { reconciliationSchema } from './schema.ts';

export const reconciliation = {
  schema: reconciliationSchema,
  jobs: reconciliationJobs,
  lookedUp: [
    {
      name: 'parlour_reconciliation_cases',
      help: 'Open cases of the reconciliation, by the kind of difference.',
      labels: ['kind'],
      values: async (db) => (await countOpenCases(db)).map(({ kind, count }) => ({ labels: { kind }, value: count })),
    },
  ],
} satisfies Area;
