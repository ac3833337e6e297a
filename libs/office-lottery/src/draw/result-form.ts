import type { components } from '@parlour/office-api/contract';

type ResultField = components['schemas']['ResultField'];

/** What is typed: for each prize its numbers in their order; and why, where it is a correction. */
export interface ResultForm {
  numbers: Record<string, string[]>;
  reason: string;
}

/** A form with nothing in it, or with the numbers of a result. */
export function emptyFields(form: readonly ResultField[], numbers: Readonly<Record<string, readonly (string | null)[]>> = {}): ResultForm {
  const filled = form.map(({ name, count }) => [name, Array.from({ length: count }, (_, place) => numbers[name]?.[place] ?? '')]);
  return { numbers: Object.fromEntries(filled) as Record<string, string[]>, reason: '' };
}

/** What was typed as the gateway takes it. */
export function numbersTyped(form: readonly ResultField[], { numbers }: ResultForm): Record<string, string[]> {
  return Object.fromEntries(form.map(({ name, count }) => [name, (numbers[name] ?? []).slice(0, count).map((number) => number.trim())]));
}

/** Whether a number can be one of a prize. */
export function isNumberOf({ digits, maxDigits, symbols }: ResultField, typed: string): boolean {
  const number = typed.trim();
  if (symbols.length > 0) return symbols.includes(number);
  return /^\d+$/.test(number) && number.length >= digits && number.length <= maxDigits;
}
