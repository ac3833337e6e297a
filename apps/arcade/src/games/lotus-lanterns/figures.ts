/**
 * What players are told about the game. Computed by `npm run verify -- rtp` from strips and paytable; a test computes
 * them again and compares, so they cannot be wrong for long.
 */
export const figures = {
  /** Percent, two decimals, exact before rounding. */
  rtp: '96.34',
  /** Percent of paid spins that pay anything at once. */
  hitRate: '43.19',
  /** One paid spin in so many brings free spins. */
  spinsPerFreeSpins: '128.23',
  /** Largest possible win of a round, times its stake. */
  largestWin: 8642,
} as const;
