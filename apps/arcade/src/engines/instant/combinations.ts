/** The number of ways to choose `count` of `from`; exact for every board of the family. */
export function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let step = 1; step <= count; step += 1) ways = (ways * (from - step + 1)) / step;
  return ways;
}
