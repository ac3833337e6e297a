import type { components } from '@parlour/office-api/contract';

type ResultField = components['schemas']['ResultField'];

/** The typed values: for each prize its numbers in order; and the reason, for a correction. */
export interface ResultForm {
  numbers: Record<string, string[]>;
  reason: string;
}

/** An empty form, or one with the numbers of a result. */
export function emptyFields(form: readonly ResultField[], numbers: Readonly<Record<string, readonly (string | null)[]>> = {}): ResultForm {
  const filled = form.map(({ name, count }) => [name, Array.from({ length: count }, (_, place) => numbers[name]?.[place] ?? '')]);
  return { numbers: Object.fromEntries(filled) as Record<string, string[]>, reason: '' };
}

/** The typed values as the gateway takes them. */
export function numbersTyped(form: readonly ResultField[], { numbers }: ResultForm): Record<string, string[]> {
  return Object.fromEntries(form.map(({ name, count }) => [name, (numbers[name] ?? []).slice(0, count).map((number) => number.trim())]));
}

/** Whether a number is possible for a prize. */
export function isNumberOf({ digits, maxDigits, symbols }: ResultField, typed: string): boolean {
  const number = typed.trim();
  if (symbols.length > 0) return symbols.includes(number);
  return /^\d+$/.test(number) && number.length >= digits && number.length <= maxDigits;
}
