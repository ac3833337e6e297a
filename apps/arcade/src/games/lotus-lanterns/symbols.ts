/** The pictures of Lotus Lanterns, best first; the key is the letter that the strips are written in. */
export const symbolOf = {
  W: 'lotus',
  S: 'lantern',
  K: 'koi',
  C: 'crane',
  P: 'pagoda',
  F: 'fan',
  T: 'teapot',
  J: 'jade',
  B: 'bamboo',
  O: 'coin',
} as const;

export type SymbolName = (typeof symbolOf)[keyof typeof symbolOf];
export const symbolNames: readonly SymbolName[] = Object.values(symbolOf);

/** Stands for every picture but the scatter. It is not on the first reel, so a line never consists of wilds alone. */
export const wild = 'lotus' satisfies SymbolName;
/** Counts anywhere in the window; brings the free spins. */
export const scatter = 'lantern' satisfies SymbolName;
