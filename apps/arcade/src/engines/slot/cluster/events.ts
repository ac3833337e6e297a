import type { TumblingEvent, VanishingPay } from '../tumble/events.ts';

/** Equal symbols that touch each other. */
export interface ClusterPay extends VanishingPay {
  by: 'cluster';
  /** What its marked cells multiply it by. */
  factor: number;
}

export type ClusterEvent = TumblingEvent<ClusterPay>;
