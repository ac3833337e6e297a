/** The operators' queues, each with the minutes within which the oldest item should be dealt with: a closed list. */
export const queueTargets = {
  withdrawals: 60,
  deposits: 15,
  transfers: 60,
  proposals: 8 * 60,
  feedback: 24 * 60,
  redeems: 24 * 60,
  disputes: 24 * 60,
  cases: 24 * 60,
} as const;
export type QueueName = keyof typeof queueTargets;

/** After this many minutes without a report, a deposit is in doubt: most are paid and reported within a few. */
export const depositDoubtMinutes = 10;
