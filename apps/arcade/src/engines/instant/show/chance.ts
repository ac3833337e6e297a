/** A chance as the percent that texts write: with two decimals, with six where that would hide it. */
export function chanceText(ways: number, cases: number): string {
  const percent = (ways / cases) * 100;
  return percent.toFixed(percent < 1 ? 6 : 2);
}
