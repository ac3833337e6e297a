// @flag lottery
import type { Schema } from '@parlour/api';

/** The draw is closed, and its result or its payouts are still to come. */
export function isAwaited(status: Schema<'DrawStatus'>): boolean {
  return status === 'closed' || status === 'resulted' || status === 'settling';
}
