import { parseOdds } from './odds-value.ts';

/** A problem in a file, and where it is: `types[3].rule.prizes[0]`. */
export interface Problem {
  readonly path: string;
  readonly problem: string;
}

/** A value of a file with its path: reports what is wrong with it, and descends into its parts. Parts of a wrong value are not checked. */
export class ProblemsAt {
  readonly problems: Problem[];
  readonly #value: unknown;
  readonly #path: string;
  /** True for an optional value that is absent: it is not checked. */
  readonly #skipped: boolean;

  constructor(value: unknown, path = '', problems: Problem[] = [], skipped = false) {
    this.#value = value;
    this.#path = path;
    this.problems = problems;
    this.#skipped = skipped;
  }

  say(problem: string): void {
    if (!this.#skipped) this.problems.push({ path: this.#path || 'file', problem });
  }

  /** The part with this key; an absent `optional` part is not checked. */
  in(key: string, optional = false): ProblemsAt {
    const value = this.record()[key];
    const skipped = this.#skipped || !isRecord(this.#value) || (optional && value === undefined);
    return new ProblemsAt(value, this.#path === '' ? key : `${this.#path}.${key}`, this.problems, skipped);
  }

  isText(): boolean {
    return typeof this.#value === 'string';
  }

  has(key: string): boolean {
    return this.record()[key] !== undefined;
  }

  /** The value as an object, or an empty one. */
  record(): Readonly<Record<string, unknown>> {
    return isRecord(this.#value) ? this.#value : {};
  }

  /** The value as a list, or an empty one. */
  list(): readonly unknown[] {
    return Array.isArray(this.#value) ? this.#value : [];
  }

  /** Checks that it is an object with no other keys than these. */
  keys(known: readonly string[]): void {
    if (!isRecord(this.#value)) return this.say('must be an object');
    for (const key of Object.keys(this.#value)) if (!known.includes(key)) this.in(key).say('is not known');
  }

  each(check: (part: ProblemsAt, key: string) => void): void {
    if (!isRecord(this.#value)) return this.say('must be an object');
    for (const key of Object.keys(this.#value)) check(this.in(key), key);
  }

  items(check: (item: ProblemsAt, index: number) => void): void {
    if (!Array.isArray(this.#value)) return this.say('must be a list');
    this.#value.forEach((item: unknown, index) => check(new ProblemsAt(item, `${this.#path}[${index}]`, this.problems), index));
  }

  /** Checks that it is not an empty list. */
  filled(): void {
    if (Array.isArray(this.#value) && this.#value.length === 0) this.say('must not be empty');
  }

  /** Checks that no two items of a list are the same, or have the same `key`. */
  unlike(key?: string): void {
    const seen = new Set<unknown>();
    this.list().forEach((item, index) => {
      const value = key === undefined || !isRecord(item) ? item : item[key];
      const path = `${this.#path}[${index}]${key === undefined ? '' : `.${key}`}`;
      if (seen.has(value)) new ProblemsAt(value, path, this.problems, this.#skipped).say('is there twice');
      seen.add(value);
    });
  }

  text(pattern: RegExp): void {
    if (typeof this.#value !== 'string' || !pattern.test(this.#value)) this.say(`must be text like ${pattern.source}`);
  }

  whole(least: number, most = Number.MAX_SAFE_INTEGER): void {
    const value = this.#value;
    if (!Number.isSafeInteger(value) || (value as number) < least || (value as number) > most)
      this.say(`must be a whole number from ${least} to ${most}`);
  }

  boolean(): void {
    if (typeof this.#value !== 'boolean') this.say('must be true or false');
  }

  literal(value: unknown): void {
    if (this.#value !== value) this.say(`must be ${String(value)} or absent`);
  }

  oneOf(values: readonly unknown[]): void {
    if (!values.includes(this.#value)) this.say(`must be one of ${values.join(', ')}`);
  }

  /** Checks that it is odds, or a non-empty table of them. */
  odds(): void {
    const odds = 'must be odds: a decimal above 0 with at most 6 whole digits and 4 decimals';
    if (!isRecord(this.#value)) {
      if (parseOdds(this.#value) === undefined) this.say(odds);
      return;
    }
    if (Object.keys(this.#value).length === 0) this.say('must hold odds');
    this.each((value) => parseOdds(value.#value) === undefined && value.say(odds));
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
