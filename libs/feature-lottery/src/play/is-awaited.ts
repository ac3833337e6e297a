// @flag lottery
import type { Schema } from '@parlour/api';

/** Whether the draw is closed and its result or payouts are still to come. */
export function isAwaited(status: Schema<'DrawStatus'>): boolean {
  return status === 'closed' || status === 'resulted' || status === 'settling';
}
