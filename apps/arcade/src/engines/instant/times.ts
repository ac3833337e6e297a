/** A multiplier of ten-thousandths as players read it, with two to four decimals: 19800 is 1.98, 10102 is 1.0102. */
export function timesText(times: number): string {
  const [whole, decimals] = [Math.floor(times / 10_000), String(times % 10_000).padStart(4, '0')];
  return `${whole}.${decimals.slice(0, 2)}${decimals.slice(2).replace(/0+$/, '')}`;
}
