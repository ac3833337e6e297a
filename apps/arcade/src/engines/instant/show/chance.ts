/** A chance as the percentage shown in texts: two decimals, or six where two would show zero. */
export function chanceText(ways: number, cases: number): string {
  const percent = (ways / cases) * 100;
  return percent.toFixed(percent < 1 ? 6 : 2);
}
