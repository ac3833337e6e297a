import { isInstant } from '../../calendar.ts';
import { currencies, type Currency } from '../../currencies.ts';
import { fromDecimal } from '../../money.ts';
import { parseMultiple, parsePercent } from '../proportions.ts';

/** Built once, since a case has hundreds of thousands of amounts. */
const amountPatterns = Object.fromEntries(
  Object.entries(currencies).map(([code, { exponent }]) => [
    code,
    new RegExp(`^-?\\d{1,15}${exponent === 0 ? '' : `(\\.\\d{1,${exponent}})?`}$`),
  ]),
) as Record<Currency, RegExp>;

/** A case that cannot be played. `path` names the invalid value: `events[3].amount`. */
export class BadCase extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = 'BadCase';
    this.path = path;
  }
}

/** An object of a case with its path: returns its values in the required type, or throws a BadCase. */
export class Fields {
  readonly path: string;
  readonly #record: Readonly<Record<string, unknown>>;
  readonly #currency: Currency;

  constructor(value: unknown, path: string, currency: Currency) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadCase(path || 'case', 'must be an object');
    this.#record = value as Readonly<Record<string, unknown>>;
    this.path = path;
    this.#currency = currency;
  }

  at(key: string): string {
    return this.path ? `${this.path}.${key}` : key;
  }

  /** Whether the value is present; null means absent. */
  has(key: string): boolean {
    return (this.#record[key] ?? null) !== null;
  }

  /** All values as written, except one. */
  without(key: string): Readonly<Record<string, unknown>> {
    return Object.fromEntries(Object.entries(this.#record).filter(([name]) => name !== key));
  }

  keys(): string[] {
    return Object.keys(this.#record);
  }

  bad(key: string, message: string): never {
    throw new BadCase(this.at(key), message);
  }

  text(key: string): string {
    const value = this.#record[key];
    return typeof value === 'string' && value !== '' ? value : this.bad(key, 'must be a text that is not empty');
  }

  matching(key: string, pattern: string, what: string): string {
    const text = this.text(key);
    return new RegExp(pattern).test(text) ? text : this.bad(key, `must be ${what}`);
  }

  oneOf<const T extends string>(key: string, values: readonly T[]): T {
    const found = values.find((value) => value === this.#record[key]);
    return found ?? this.bad(key, `must be one of ${values.join(', ')}`);
  }

  flag(key: string): boolean {
    const value = this.#record[key] ?? false;
    return typeof value === 'boolean' ? value : this.bad(key, 'must be true or false');
  }

  whole(key: string, smallest: number): number {
    const value = this.#record[key];
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= smallest) return value;
    return this.bad(key, `must be a whole number${smallest > Number.MIN_SAFE_INTEGER ? ` from ${smallest} on` : ''}`);
  }

  wholeOrNone(key: string, smallest: number): number | null {
    return this.has(key) ? this.whole(key, smallest) : null;
  }

  /** A number of days, at most a century, so that the resulting day or instant can be written. */
  daysOrNone(key: string, smallest: number): number | null {
    const days = this.wholeOrNone(key, smallest);
    return days === null || days <= 36_500 ? days : this.bad(key, 'must be at most 36500 days');
  }

  /** An amount in minor units that may have a sign. */
  signed(key: string): bigint {
    return this.#amount(this.#record[key], this.at(key));
  }

  amount(key: string): bigint {
    const minor = this.signed(key);
    return minor >= 0n ? minor : this.bad(key, 'must not be negative');
  }

  positive(key: string): bigint {
    const minor = this.signed(key);
    return minor > 0n ? minor : this.bad(key, 'must be above 0');
  }

  amountOrNone(key: string): bigint | null {
    return this.has(key) ? this.amount(key) : null;
  }

  percent(key: string): bigint {
    return parsePercent(this.text(key)) ?? this.bad(key, 'must be a percentage of at most four decimals');
  }

  multiple(key: string): bigint {
    return parseMultiple(this.text(key)) ?? this.bad(key, 'must be a multiple of at most two decimals');
  }

  /** An instant in milliseconds. */
  instant(key: string): number {
    const text = this.text(key);
    return isInstant(text) ? Date.parse(text) : this.bad(key, 'must be a date and time of ISO 8601 with its offset from UTC');
  }

  instantOrNone(key: string): number | null {
    return this.has(key) ? this.instant(key) : null;
  }

  fields(key: string): Fields {
    return new Fields(this.#record[key], this.at(key), this.#currency);
  }

  list<T>(key: string, read: (at: Fields, index: number) => T): T[] {
    return this.#values(key).map((value, index) => read(new Fields(value, `${this.at(key)}[${index}]`, this.#currency), index));
  }

  texts(key: string): string[] {
    return this.#values(key).map((value, index) =>
      typeof value === 'string' && value !== '' ? value : this.#badAt(key, index, 'must be a text that is not empty'),
    );
  }

  amounts(key: string): bigint[] {
    const amounts = this.#values(key).map((value, index) => {
      const minor = this.#amount(value, `${this.at(key)}[${index}]`);
      return minor >= 0n ? minor : this.#badAt(key, index, 'must not be negative');
    });
    return amounts.length > 0 ? amounts : this.bad(key, 'must not be empty');
  }

  /** An object with a value for each of its keys. */
  map<T>(key: string, read: (at: Fields, key: string) => T): Map<string, T> {
    const at = this.fields(key);
    return new Map(at.keys().map((each) => [each, read(at, each)]));
  }

  #values(key: string): readonly unknown[] {
    const value = this.#record[key];
    return Array.isArray(value) ? (value as readonly unknown[]) : this.bad(key, 'must be a list');
  }

  #badAt(key: string, index: number, message: string): never {
    throw new BadCase(`${this.at(key)}[${index}]`, message);
  }

  #amount(value: unknown, path: string): bigint {
    if (typeof value === 'string' && amountPatterns[this.#currency].test(value)) return fromDecimal(value, this.#currency).minor;
    throw new BadCase(path, `must be an amount in ${this.#currency} as decimal text`);
  }
}
