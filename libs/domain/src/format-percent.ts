/** A percentage as calls write it, such as `"1.25"`, as the locale writes it: `1.25%`. To four decimals, the finest rate there is. */
export function formatPercent(percent: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(Number(percent) / 100);
}
