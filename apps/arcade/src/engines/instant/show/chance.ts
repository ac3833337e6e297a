/** A chance as the percentage shown in texts: two decimals, or as many as it takes not to show zero. */
export function chanceText(ways: number, cases: number): string {
  const percent = (ways / cases) * 100;
  return percent.toFixed(percent >= 1 ? 2 : percent >= 0.00001 ? 6 : mostDecimals);
}

/** Of the least likely outcome that any game has: ten numbers picked, all of them drawn. */
const mostDecimals = 10;
