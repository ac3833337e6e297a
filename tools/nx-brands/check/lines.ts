import { styleText } from 'node:util';
import type { CheckedBrand } from '../check-brand.ts';
import { counted, sentenceOf, type Check } from './problem.ts';

/** What the terminal says of a checked brand: a line for each check, and below it one for each thing to mend or to know. */
export function linesOf({ id, checks }: CheckedBrand): string[] {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return [...checks.flatMap((check) => linesOfCheck(check, width)), '', verdictOf(id, checks)];
}

/** `neutral can go live: 9 checks hold`, or how much there is to mend. */
export function verdictOf(id: string, checks: readonly Check[]): string {
  const broken = checks.filter(({ errors }) => errors.length > 0);
  const errors = broken.reduce((sum, check) => sum + check.errors.length, 0);
  if (errors > 0)
    return `${id} is not ready: ${counted(errors, 'thing')} to mend in ${counted(broken.length, 'check')} of ${checks.length}`;
  return `${id} is ready: all ${checks.length} checks hold`;
}

function linesOfCheck({ name, looked, errors, notes }: Check, width: number): string[] {
  const mark = errors.length > 0 ? styleText('red', '✗') : styleText('green', '✓');
  return [
    `${mark} ${name.padEnd(width)}  ${styleText('dim', looked)}`,
    ...errors.map((problem) => `  ${styleText('red', '✗')} ${sentenceOf(problem)}`),
    ...notes.map((problem) => `  ${styleText('yellow', '!')} ${sentenceOf(problem)}`),
  ];
}

/** How much there is to mend of one thing. */
export const linesNeeded = (errors: number): string => (errors === 0 ? 'nothing to mend' : `${counted(errors, 'thing')} to mend`);
