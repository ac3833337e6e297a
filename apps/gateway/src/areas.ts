import { agents } from './areas/agents/area.ts';
import { catalogue } from './areas/catalogue/area.ts';
import { content } from './areas/content/area.ts';
import { identity } from './areas/identity/area.ts';
import { lottery } from './areas/lottery/area.ts';
import { messages } from './areas/messages/area.ts';
import { office } from './areas/office/area.ts';
import { reconciliation } from './areas/reconciliation/area.ts';
import { rewards } from './areas/rewards/area.ts';
import { service } from './areas/service/area.ts';
import { settings } from './areas/settings/area.ts';
import { reports } from './areas/reports/area.ts';
import { site } from './areas/site/area.ts';
import { talk } from './areas/talk/area.ts';
import { vendors } from './areas/vendors/area.ts';
import { wallet } from './areas/wallet/area.ts';
import { eventJobs } from './events/store.ts';
import type { Handlers } from './http/handler.ts';
import { gatherJobs } from './jobs/job.ts';
import { outboundJobs } from './outbound/outbox.ts';
import { queuesOf } from './jobs/queues.ts';
import type { Area } from './areas/manifest.ts';

/** Every area, in order of dependency. */
export const areas: readonly Area[] = [
  settings,
  messages,
  identity,
  catalogue,
  content,
  service,
  wallet,
  vendors,
  lottery,
  agents,
  rewards,
  talk,
  reconciliation,
  reports,
  site,
  office,
];

/** One handler for each operation of the contract; a missing or extra one does not compile. */
export const handlers = {
  ...identity.handlers,
  ...catalogue.handlers,
  ...content.handlers,
  ...service.handlers,
  ...wallet.handlers,
  ...vendors.handlers,
  ...lottery.handlers,
  ...agents.handlers,
  ...rewards.handlers,
  ...talk.handlers,
  ...site.handlers,
} satisfies Handlers;

/** All background jobs, and their queues. */
export const jobs = gatherJobs([eventJobs, outboundJobs, ...areas.flatMap((area) => area.jobs ?? [])]);
export const jobQueues = queuesOf(jobs);
