import path from 'node:path';

/** One problem of a brand folder, for a person: where it is, what is wrong, and how to fix it. */
export interface Problem {
  /** Relative to the working directory. */
  file: string;
  what: string;
  mend: string;
}

/** One check of a brand. It passes when there are no errors. */
export interface Check {
  name: string;
  /** What was checked, in a few words: `7 pictures`. */
  looked: string;
  errors: readonly Problem[];
  /** Allowed, but worth knowing. */
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

  /** `file` is relative to the brand's folder, or absolute. */
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

/** For example `brands/one/assets/logo.svg: has no viewBox; state it`. */
export function sentenceOf({ file, what, mend }: Problem): string {
  return `${file}: ${what}${mend && `; ${mend}`}`;
}

/** The errors of a brand, one sentence each; empty when every check passes. */
export function errorsOf(checks: readonly Check[]): string[] {
  return checks.flatMap((check) => check.errors.map(sentenceOf));
}

/** `2 pictures`, `1 picture`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
