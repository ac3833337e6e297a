import { walletJobs } from './jobs.ts';
import type { Area } from '../manifest.ts';
import { walletHandlers } from './handlers.ts';
import { sealPayees } from './payee-data.ts';
import { recordHandlers } from './records/handlers.ts';
import { walletSchema } from './schema.ts';

export const wallet = {
  handlers: { ...walletHandlers, ...recordHandlers },
  schema: walletSchema,
  sealers: [sealPayees],
  jobs: walletJobs,
} satisfies Area;
