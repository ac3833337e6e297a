/** For so long one operator has a withdrawal to themselves, in minutes (office 7). */
export const claimMinutes = 10;
/** The longest that a withdrawal can be held, in days: one that waits longer is rejected, or held again. */
export const longestHoldDays = 30;

/** Which operator is working on a withdrawal; null if none is. */
export interface WithdrawalWork {
  claimedBy: string | null;
  claimedUntil: Date | null;
  heldUntil: Date | null;
}

/** Who else has it to themselves, or null where `by` may decide it. */
export function claimOfAnother({ claimedBy, claimedUntil }: WithdrawalWork, by: string, now: Date): string | null {
  return claimedBy !== null && claimedBy !== by && claimedUntil !== null && claimedUntil > now ? claimedBy : null;
}

/** Until when it must not be paid out, or null if it is not held. */
export function heldAt({ heldUntil }: WithdrawalWork, now: Date): Date | null {
  return heldUntil !== null && heldUntil > now ? heldUntil : null;
}
