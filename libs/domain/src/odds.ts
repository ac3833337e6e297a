/** The formats of odds. */
export const oddsDisplays = ['decimal', 'hongKong', 'malay', 'indonesian', 'american'] as const;
export type OddsDisplay = (typeof oddsDisplays)[number];

/**
 * Converts decimal odds to another format, with a sign where the format has one: `2.50` is `1.50`, `-0.67`, `1.50`, `+150`. `price` is
 * the decimal price (what one unit staked returns, stake included) with at most four decimals; throws a RangeError unless it is above 1.
 * Rounded half away from zero: to hundredths, American odds to whole units.
 */
export function convertOdds(price: string, display: OddsDisplay): string {
  const profit = tenThousandths(price) - one;
  if (profit <= 0n) throw new RangeError(`a price is above 1: ${price}`);
  switch (display) {
    case 'decimal':
      return hundredths(divide((profit + one) * 100n, one));
    case 'hongKong':
      return hundredths(divide(profit * 100n, one));
    case 'malay':
      return hundredths(profit <= one ? divide(profit * 100n, one) : -divide(100n * one, profit));
    case 'indonesian':
      return hundredths(profit >= one ? divide(profit * 100n, one) : -divide(100n * one, profit));
    case 'american':
      return profit >= one ? `+${divide(profit * 100n, one)}` : `-${divide(100n * one, profit)}`;
  }
}

/** `convertOdds` with the locale's digits. */
export function formatOdds(price: string, display: OddsDisplay, locale: string): string {
  const digits = display === 'american' ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
    signDisplay: display === 'american' ? 'always' : 'auto',
  }).format(convertOdds(price, display) as Intl.StringNumericLiteral);
}

const one = 10_000n;

function tenThousandths(price: string): bigint {
  const match = /^(\d{1,6})(?:\.(\d{1,4}))?$/.exec(price);
  if (!match) throw new RangeError(`no decimal price: ${price}`);
  return BigInt(match[1]! + (match[2] ?? '').padEnd(4, '0'));
}

/** The quotient of positive whole numbers, rounded half up. */
const divide = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

function hundredths(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
