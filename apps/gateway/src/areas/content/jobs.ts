import { contentKinds } from '@parlour/domain/content';
import { z } from 'zod';
import { timedJob } from '../../jobs/job.ts';
import { tellContent, tellFigures } from './store.ts';

/**
 * Notifies open pages when a planned version begins or ends. What is live is computed for each answer and does not depend on this job
 * (content N2).
 */
export const tellPlannedContent = timedJob({
  name: 'tell-planned-content',
  payload: z.object({ merchant: z.string(), kind: z.enum(contentKinds) }),
  async run({ merchant, kind }, { db }) {
    await tellContent(db, merchant, kind);
    return 1;
  },
});

/** Notifies open pages when a promotion ends by its terms, if they show figures of promotions (content N32). */
export const tellEndedFigures = timedJob({
  name: 'tell-ended-figures',
  payload: z.object({ merchant: z.string() }),
  async run({ merchant }, { db, now }) {
    await tellFigures(db, merchant, now);
    return 1;
  },
});
