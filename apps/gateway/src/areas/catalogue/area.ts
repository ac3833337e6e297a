import { catalogueJobs } from './jobs.ts';
import type { Area } from '../manifest.ts';
import { gameHandlers } from './handlers.ts';
import { catalogueSchema } from './schema.ts';

export const catalogue = {
  handlers: gameHandlers,
  schema: catalogueSchema,
  jobs: catalogueJobs,
} satisfies Area;
