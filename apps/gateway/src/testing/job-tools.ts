import type { JobTools } from '../jobs/job.ts';
import type { TestGateway } from './gateway.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What a job of a test gateway runs with, at the time of its clock; its log is discarded. */
export function jobToolsOf({ app, clock, config, database, merchants, vault }: TestGateway): JobTools {
  return { db: database.db, longDb: database.long, now: clock.now(), config, merchants, vault, outbox: app.outbox, log: quiet };
}
