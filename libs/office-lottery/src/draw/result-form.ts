import type { components } from '@parlour/office-api/contract';

type ResultField = components['schemas']['ResultField'];

/** The typed values: for each prize its numbers in order; and the reason, for a correction. */
export interface ResultForm {
  numbers: Record<string, string[]>;
  /** Whether each prize is void. */
  isVoid: Record<string, boolean>;
  reason: string;
}

/** An empty form, or one with the numbers of a result and its void prizes. */
export function emptyFields(
  form: readonly ResultField[],
  numbers: Readonly<Record<string, readonly (string | null)[]>> = {},
  voidPrizes: readonly string[] = [],
): ResultForm {
  const filled = form.map(({ name, count }) => [name, Array.from({ length: count }, (_, place) => numbers[name]?.[place] ?? '')]);
  const isVoid = Object.fromEntries(form.map(({ name }) => [name, voidPrizes.includes(name)]));
  return { numbers: Object.fromEntries(filled) as Record<string, string[]>, isVoid, reason: '' };
}

/** The typed values as the gateway takes them. */
export function numbersTyped(form: readonly ResultField[], { numbers }: ResultForm): Record<string, string[]> {
  return Object.fromEntries(form.map(({ name, count }) => [name, (numbers[name] ?? []).slice(0, count).map((number) => number.trim())]));
}

/** The prizes that are ticked as void. */
export const voidTicked = (form: readonly ResultField[], { isVoid }: Pick<ResultForm, 'isVoid'>): string[] =>
  form.map(({ name }) => name).filter((name) => isVoid[name]);

/** Whether a number is possible for a prize. */
export function isNumberOf({ digits, maxDigits, symbols }: ResultField, typed: string): boolean {
  const number = typed.trim();
  if (symbols.length > 0) return symbols.includes(number);
  return /^\d+$/.test(number) && number.length >= digits && number.length <= maxDigits;
}
