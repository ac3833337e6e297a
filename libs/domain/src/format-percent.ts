/** Formats a percentage as the API writes it, such as `"1.25"`, for the locale: `1.25%`. Up to four decimals, the finest rate there is. */
export function formatPercent(percent: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(Number(percent) / 100);
}
