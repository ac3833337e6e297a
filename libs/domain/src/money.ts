import { currencies, type Currency } from './currencies.ts';
import { languages } from './languages.ts';

/** An amount in whole minor units (poisha, cents); for VND, whose exponent is 0, in dong. Never a float (architecture 3). */
export interface Money {
  readonly minor: bigint;
  readonly currency: Currency;
}

/** Money as the contract carries it: a decimal in major units. */
export interface WireMoney {
  amount: string;
  currency: string;
}

const amountProblems = ['amount_invalid', 'amount_decimals'] as const;
export type AmountProblem = (typeof amountProblems)[number];

export function money(minor: bigint, currency: Currency): Money {
  return { minor, currency };
}

/**
 * Parses a positive decimal in major units, from user input or the wire. Returns `amount_invalid` for anything that is not plain digits
 * with at most one point, for zero and for more than 15 whole digits; `amount_decimals` for more decimals than the currency has.
 */
export function parseAmount(text: string, currency: Currency): Money | AmountProblem {
  const match = /^(\d{1,15})(?:\.(\d+))?$/.exec(text.trim());
  if (!match) return 'amount_invalid';
  const parsed = fromDigits(match[1]!, match[2] ?? '', currency);
  if (typeof parsed === 'string') return parsed;
  return parsed.minor === 0n ? 'amount_invalid' : parsed;
}

/** Parses a decimal that the contract has already validated, sign and zero allowed; throws a RangeError on anything else. */
export function fromDecimal(text: string, currency: Currency): Money {
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text);
  const parsed = match ? fromDigits(match[2]!, match[3] ?? '', currency) : 'amount_invalid';
  if (typeof parsed === 'string') throw new RangeError(`${parsed}: ${text} ${currency}`);
  return match![1] ? negate(parsed) : parsed;
}

function fromDigits(whole: string, fraction: string, currency: Currency): Money | AmountProblem {
  const { exponent } = currencies[currency];
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > exponent) return 'amount_decimals';
  return { minor: BigInt(whole + significant.padEnd(exponent, '0')), currency };
}

/** The decimal in major units, with exactly the currency's decimals: `1250.00`. */
export function toDecimal({ minor, currency }: Money): string {
  const { exponent } = currencies[currency];
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

export function toWire(amount: Money): WireMoney {
  return { amount: toDecimal(amount), currency: amount.currency };
}

export function fromWire({ amount, currency }: WireMoney): Money {
  return fromDecimal(amount, currency as Currency);
}

export function add(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return { minor: a.minor + b.minor, currency: a.currency };
}

export function subtract(a: Money, b: Money): Money {
  return add(a, negate(b));
}

export function negate(a: Money): Money {
  return { minor: -a.minor, currency: a.currency };
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`; throws when the currencies differ. */
export function compare(a: Money, b: Money): number {
  sameCurrency(a, b);
  return a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0;
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} do not add up`);
}

/**
 * Formats for display: thousand separators and two decimals, in the locale's digits and order. Currencies that are not counted in minor
 * units have no decimals, unless the amount has some (docs/adr/0071). `signed` also writes the plus of incoming amounts, so that colour is
 * not the only cue.
 */
export function formatMoney(amount: Money, locale: string, { signed = false }: { signed?: boolean } = {}): string {
  const decimal = toDecimal(amount);
  const decimals = currencies[amount.currency].wholeOnly && !/\.\d*[1-9]/.test(decimal) ? 0 : 2;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: amount.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(signed && { signDisplay: 'exceptZero' }),
  });
  return written(format, decimal as Intl.StringNumericLiteral, locale);
}

/** The symbol that `formatMoney` writes, for a field in which only the figure is typed. */
export function currencySymbol(currency: Currency, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return figureParts(format, 0).find(({ type }) => type === 'currency')!.value;
}

/** Formats a tick of a chart's axis: short and rounded, `৳1.2K`. Takes a number of major units, since ticks are not amounts of money. */
export function formatMoneyMark(value: number, currency: Currency, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return written(format, value, locale);
}

/** A site has one currency, so its symbol needs no country: some languages would write `US$` for `$`, even as the narrow symbol. */
function figureParts(format: Intl.NumberFormat, value: number | Intl.StringNumericLiteral): Intl.NumberFormatPart[] {
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'currency' ? { ...part, value: part.value.replace(/^[A-Z]{2}(?=\p{Sc})/u, '') } : part));
}

/** Isolates sign, figure and currency in right-to-left text, where `+` and `$` would otherwise swap places. */
function written(format: Intl.NumberFormat, value: number | Intl.StringNumericLiteral, locale: string): string {
  const parts = figureParts(format, value);
  if (!rightToLeft.has(locale)) return parts.map((part) => part.value).join('');
  return parts
    .map(({ type, value: text }, index) => {
      if (type === 'currency') return `\u2068${text}\u2069`;
      if (!ofFigure(type)) return text;
      return `${ofFigure(parts[index - 1]?.type) ? '' : '\u2066'}${text}${ofFigure(parts[index + 1]?.type) ? '' : '\u2069'}`;
    })
    .join('');
}

const ofFigure = (type: string | undefined): boolean => type !== undefined && type !== 'literal' && type !== 'currency';
const rightToLeft = new Set<string>(
  Object.values(languages).flatMap(({ tag, formatTag, direction }) => (direction === 'rtl' ? [tag, formatTag] : [])),
);
