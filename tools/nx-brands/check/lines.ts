import { styleText } from 'node:util';
import type { CheckedBrand } from '../check-brand.ts';
import { counted, sentenceOf, type Check } from './problem.ts';

/** The terminal output for a checked brand: one line per check, followed by its errors and notes. */
export function linesOf({ id, checks }: CheckedBrand): string[] {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return [...checks.flatMap((check) => linesOfCheck(check, width)), '', verdictOf(id, checks)];
}

/** `neutral is ready: all 9 checks pass`, or how many errors there are. */
export function verdictOf(id: string, checks: readonly Check[]): string {
  const broken = checks.filter(({ errors }) => errors.length > 0);
  const errors = broken.reduce((sum, check) => sum + check.errors.length, 0);
  if (errors > 0) return `${id} is not ready: ${counted(errors, 'error')} in ${broken.length} of ${checks.length} checks`;
  return `${id} is ready: all ${checks.length} checks pass`;
}

function linesOfCheck({ name, looked, errors, notes }: Check, width: number): string[] {
  const mark = errors.length > 0 ? styleText('red', '✗') : styleText('green', '✓');
  return [
    `${mark} ${name.padEnd(width)}  ${styleText('dim', looked)}`,
    ...errors.map((problem) => `  ${styleText('red', '✗')} ${sentenceOf(problem)}`),
    ...notes.map((problem) => `  ${styleText('yellow', '!')} ${sentenceOf(problem)}`),
  ];
}

/** The number of errors that a check found, in words. */
export const linesNeeded = (errors: number): string => (errors === 0 ? 'no errors' : counted(errors, 'error'));
