import path from 'node:path';

/** One thing that is wrong with a brand folder, for a person: where, what, and what to do. */
export interface Problem {
  /** From where the command was called. */
  file: string;
  what: string;
  mend: string;
}

/** One question that a check asks of a brand. It holds when there are no errors. */
export interface Check {
  name: string;
  /** What was looked at, in a few words: `7 pictures`. */
  looked: string;
  errors: readonly Problem[];
  /** What is allowed, and worth knowing. */
  notes: readonly Problem[];
}

/** Collects what one check finds. `folder` is the brand's, absolute. */
export class Findings {
  readonly errors: Problem[] = [];
  readonly notes: Problem[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** `file` stands below the brand's folder, or is absolute. */
  error(file: string, what: string, mend: string): void {
    this.errors.push({ file: this.#shown(file), what, mend });
  }

  note(file: string, what: string, mend: string): void {
    this.notes.push({ file: this.#shown(file), what, mend });
  }

  as(name: string, looked: string): Check {
    return { name, looked, errors: this.errors, notes: this.notes };
  }

  #shown(file: string): string {
    const absolute = path.resolve(this.#folder, file);
    return path.relative(process.cwd(), absolute).replaceAll(path.sep, '/') || absolute;
  }
}

/** `brands/one/assets/logo.svg: has no viewBox; state it`. */
export function sentenceOf({ file, what, mend }: Problem): string {
  return `${file}: ${what}${mend && `; ${mend}`}`;
}

/** What is wrong with a brand, one sentence each; empty when every check holds. */
export function errorsOf(checks: readonly Check[]): string[] {
  return checks.flatMap((check) => check.errors.map(sentenceOf));
}

/** `2 pictures`, `1 picture`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
