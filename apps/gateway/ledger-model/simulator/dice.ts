/** Randomness that a seed repeats: the same seed always gives the same numbers (mulberry32). */
export interface Dice {
  /** From 0 up to, not including, `below`. */
  below(below: number): number;
  /** True in this many of a hundred throws. */
  percent(chance: number): boolean;
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { below: (below) => Math.floor(next() * below), percent: (chance) => next() * 100 < chance };
}
