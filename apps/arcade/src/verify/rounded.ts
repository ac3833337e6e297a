/** Six places, halves rounded up, as the commands print figures (games.md H). */
export function rounded(value: number): number {
  return Math.round((value + Number.EPSILON * Math.abs(value)) * 1e6) / 1e6;
}
