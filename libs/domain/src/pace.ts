/** How fast rounds of games may follow each other, and with how little doing of the player (games.md A6). */
export interface Pace {
  /** From the beginning of a round to that of the next, in ms. */
  readonly minCycleMs: { readonly slot: number; readonly other: number };
  /** Whether a round that is being shown may be hurried. */
  readonly turbo: boolean;
  /** Rounds that start without a press: at most this many, and only until this much is lost. Null if the law allows none. */
  readonly autoplay: { readonly max: number; readonly lossLimitRequired: boolean } | null;
  /** Whether the player sees how long the window has been open. */
  readonly sessionClock: boolean;
  /**
   * After this many minutes, and again after as many more, the player is reminded how long they have played and for how much money; null if
   * never.
   */
  readonly realityCheckMin: number | null;
}

/** By the law that applies to a merchant. */
export const paces = {
  demo: {
    minCycleMs: { slot: 1000, other: 1000 },
    turbo: true,
    autoplay: { max: 50, lossLimitRequired: true },
    sessionClock: true,
    realityCheckMin: 60,
  },
  strict: { minCycleMs: { slot: 2500, other: 5000 }, turbo: false, autoplay: null, sessionClock: true, realityCheckMin: 30 },
} as const satisfies Record<string, Pace>;

export type PaceName = keyof typeof paces;
export const paceNames = Object.keys(paces) as [PaceName, ...PaceName[]];

/** The pace of a jurisdiction: what it states, else strict under a licence. */
export function paceOf({ licence, pace }: { licence: string; pace?: PaceName | undefined }): Pace {
  return paces[pace ?? (licence === 'demo' ? 'demo' : 'strict')];
}
