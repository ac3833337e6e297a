import { catalogue } from './catalogue/area.ts';
import { content } from './content/area.ts';
import { identity } from './identity/area.ts';
import { messages } from './messages/area.ts';
import { office } from './office/area.ts';
import { reconciliation } from './reconciliation/area.ts';
import { site } from './site/area.ts';
import { vendors } from './vendors/area.ts';
import { wallet } from './wallet/area.ts';
import { eventJobs } from '../events/jobs.ts';
import type { Handlers } from '../http/handler.ts';
import { gatherJobs } from '../jobs/job.ts';
import { queuesOf } from '../jobs/queues.ts';
import type { Area } from './manifest.ts';

/** Every area, those that others stand on first. */
export const areas: readonly Area[] = [messages, identity, catalogue, content, wallet, vendors, reconciliation, site, office];

/** One handler for each operation of the contract; a missing or an extra one does not compile. */
export const handlers = {
  ...messages.handlers,
  ...identity.handlers,
  ...catalogue.handlers,
  ...content.handlers,
  ...wallet.handlers,
  ...vendors.handlers,
  ...site.handlers,
} satisfies Handlers;

/** Everything that is done without being asked for, and the queues in which it waits. */
export const jobs = gatherJobs([eventJobs, ...areas.flatMap((area) => area.jobs ?? [])]);
export const jobQueues = queuesOf(jobs);
