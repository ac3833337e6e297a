/** How fast rounds may follow each other, and how much of that may happen without the player (games.md A6). */
export interface Pace {
  /** From the start of a round to the start of the next, in ms. */
  readonly minCycleMs: { readonly slot: number; readonly other: number };
  /** Whether the animation of a round may be hurried. */
  readonly turbo: boolean;
  /** Rounds that start without a press: at most this many, and only until this much is lost. Null if the law allows none. */
  readonly autoplay: { readonly max: number; readonly lossLimitRequired: boolean } | null;
  /** Whether a game may sell what its rounds otherwise bring by chance, such as free spins. */
  readonly bonusBuy: boolean;
  /** The largest stake of a round, a decimal in the session's currency; null if the law sets none. */
  readonly stakeMax: string | null;
  /** Whether the player sees how long they have been playing. */
  readonly sessionClock: boolean;
  /**
   * After this many minutes, and again after as many more, the player is reminded how long they have played and for how much money; null if
   * never.
   */
  readonly realityCheckMin: number | null;
}

/** The paces that the law may prescribe. */
export const paces = {
  demo: {
    minCycleMs: { slot: 1000, other: 1000 },
    turbo: true,
    autoplay: { max: 50, lossLimitRequired: true },
    bonusBuy: true,
    stakeMax: null,
    sessionClock: true,
    realityCheckMin: 60,
  },
  strict: {
    minCycleMs: { slot: 2500, other: 5000 },
    turbo: false,
    autoplay: null,
    bonusBuy: false,
    stakeMax: null,
    sessionClock: true,
    realityCheckMin: 30,
  },
} as const satisfies Record<string, Pace>;

export type PaceName = keyof typeof paces;
export const paceNames = Object.keys(paces) as [PaceName, ...PaceName[]];

/** The pace of a jurisdiction: the one it states, else strict under a licence; with its largest stake, if it has one. */
export function paceOf({ licence, pace, stakeMax }: StatedPace): Pace {
  return { ...paces[pace ?? (licence === 'demo' ? 'demo' : 'strict')], stakeMax: stakeMax ?? null };
}

interface StatedPace {
  licence: string;
  pace?: PaceName | undefined;
  stakeMax?: string | undefined;
}
