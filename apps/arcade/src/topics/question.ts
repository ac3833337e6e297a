/** One line of input, as it was written. */
export type Question = Readonly<Record<string, unknown>>;

/** The question cannot be answered; the message says why. */
export class CannotAnswer extends Error {}

export function textOf(question: Question, name: string, pattern = ''): string {
  const value = question[name];
  if (typeof value !== 'string' || !new RegExp(pattern).test(value)) throw new CannotAnswer(`"${name}" is missing or cannot be read`);
  return value;
}

export function wholeOf(question: Question, name: string, least: number, most: number): number {
  const value = question[name];
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    throw new CannotAnswer(`"${name}" must be a whole number from ${least} to ${most}`);
  return value as number;
}

/** A list of texts. */
export function textsOf(question: Question, name: string): string[] {
  const values = question[name];
  if (!Array.isArray(values) || values.some((value) => typeof value !== 'string'))
    throw new CannotAnswer(`"${name}" must be a list of texts`);
  return values as string[];
}

/** A number of whole quarters. */
export function quartersOf(question: Question, name: string): number {
  const value = question[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value * 4)) throw new CannotAnswer(`"${name}" must be a number of whole quarters`);
  return value;
}

/** A list of at most `count` whole numbers. */
export function wholesOf(question: Question, name: string, count: number, least: number, most: number): number[] {
  const values = question[name];
  if (!Array.isArray(values) || values.length > count || values.some((value) => !Number.isInteger(value) || value < least || value > most))
    throw new CannotAnswer(`"${name}" must be at most ${count} whole numbers from ${least} to ${most}`);
  return values as number[];
}

export function oneOf<Value extends string>(question: Question, name: string, values: readonly Value[]): Value {
  const value = values.find((each) => each === question[name]);
  if (value === undefined) throw new CannotAnswer(`"${name}" must be one of ${values.join(', ')}`);
  return value;
}
