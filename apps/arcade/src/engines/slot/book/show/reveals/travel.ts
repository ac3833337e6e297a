/** How many of `count` symbols a pointer has passed at `progress` (0 to 1) on its way to `target`; it may be between two of them. */
export type Travel = (progress: number, target: number, count: number) => number;

/** To and fro between the first symbol and the last, ever slower. */
export const sweep: Travel = (progress, target, count) => {
  const there = count - 1;
  const way = (target + 5 * there * (1 - progress) ** 2.2) % (2 * there);
  return way <= there ? way : 2 * there - way;
};

/** Round and round, ever slower; at the end it swings about the symbol. */
export const turn: Travel = (progress, target, count) => {
  const swing = progress > 0.5 ? 0.42 * (1 - progress) * Math.sin(progress * Math.PI * 7) : 0;
  return target + 3 * count * (1 - progress) ** 3 + swing;
};
