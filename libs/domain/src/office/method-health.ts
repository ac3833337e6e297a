/** The outcomes of the deposits that were started with a payment method. */
export interface MethodOutcomes {
  succeeded: number;
  failed: number;
  /** Cancelled, or not paid in time. */
  unpaid: number;
}

/** `few`: too few deposits have ended to judge. */
export type MethodHealth = 'few' | 'well' | 'unsteady' | 'badly';

const fewest = 5;
const [wellFrom, unsteadyFrom] = [0.75, 0.5];

/** How well a payment method works, with the share of its deposits that succeeded; undefined if none has ended. */
export function methodHealth({ succeeded, failed, unpaid }: MethodOutcomes): {
  health: MethodHealth;
  ended: number;
  share: number | undefined;
} {
  const ended = succeeded + failed + unpaid;
  const share = ended === 0 ? undefined : succeeded / ended;
  if (share === undefined || ended < fewest) return { health: 'few', ended, share };
  return { health: share >= wellFrom ? 'well' : share >= unsteadyFrom ? 'unsteady' : 'badly', ended, share };
}
