// @flag winnerBoard

/**
 * Splits a winner board, sorted by amount, into its podium and the others. A podium never mixes real wins with invented ones (security
 * G01): it has up to three real wins, or three demonstration entries while nobody has won.
 */
export function podiumOf<Entry extends { simulated: boolean }>(list: readonly Entry[]): { podium: Entry[]; others: Entry[] } {
  const real = list.filter(({ simulated }) => !simulated);
  const podium = (real.length > 0 ? real : list).slice(0, 3);
  return { podium, others: list.filter((entry) => !podium.includes(entry)) };
}
