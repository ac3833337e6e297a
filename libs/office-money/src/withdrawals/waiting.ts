import type { components } from '@parlour/office-api/contract';

/** A withdrawal in the queue. */
export type Waiting = components['schemas']['PendingWithdrawal'];
