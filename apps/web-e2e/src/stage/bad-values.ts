/** Values that people and programs enter although the field does not accept them. */
export const badValues = {
  empty: '',
  short: 'a',
  long: 'ab1'.repeat(120),
  script: 'ঢাকা শহর',
  spaces: '     ',
  emoji: '🐘🎲🐘',
  huge: 'x1'.repeat(5_000),
  marks: '\u200F\u202E\u200B',
} as const;
export type BadValue = keyof typeof badValues;
export const everyBadValue = Object.keys(badValues) as BadValue[];

/** Where only digits can be typed, as many digits as such a value has characters. */
export function badDigits(value: BadValue): string {
  return value === 'short' ? '1' : value === 'long' ? '1'.repeat(120) : value === 'huge' ? '1'.repeat(10_000) : badValues[value];
}
