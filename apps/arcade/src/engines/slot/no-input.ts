/** A slot offers no choice but the stake. */
export type NoInput = Record<string, never>;

export const noInput = (): NoInput => ({});

/** The choice of a slot's round, or undefined when `value` chooses anything. */
export function readNoInput(value: unknown): NoInput | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0 ? {} : undefined;
}
