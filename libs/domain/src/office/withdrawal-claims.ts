/** How long one operator's claim on a withdrawal lasts, in minutes (office 7). */
export const claimMinutes = 10;
/** The longest that a withdrawal can be held, in days; after that it is rejected, or held again. */
export const longestHoldDays = 30;

/** Which operator is working on a withdrawal; null if none is. */
export interface WithdrawalWork {
  claimedBy: string | null;
  claimedUntil: Date | null;
  heldUntil: Date | null;
}

/** Who else has claimed it, or null if `by` may decide it. */
export function claimOfAnother({ claimedBy, claimedUntil }: WithdrawalWork, by: string, now: Date): string | null {
  return claimedBy !== null && claimedBy !== by && claimedUntil !== null && claimedUntil > now ? claimedBy : null;
}

/** Until when it must not be paid out, or null if it is not held. */
export function heldAt({ heldUntil }: WithdrawalWork, now: Date): Date | null {
  return heldUntil !== null && heldUntil > now ? heldUntil : null;
}
