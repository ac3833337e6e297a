/**
 * The pattern types of registration fields (specification 5), by name. `id` is what crosses the network; `source` is the
 * pattern as a regular expression with the `u` flag, or '*' for "any". None has an ambiguous repetition, so a hostile
 * value cannot hang a page or the gateway (security D14).
 */
export const patterns = {
  any: { id: 0, source: '*' },
  letterFirst: { id: 1, source: '^[A-Za-z][A-Za-z0-9]*$' },
  chineseAndDigits: { id: 2, source: '^[\\p{Script=Han}0-9]+$' },
  email: { id: 3, source: '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,24}$' },
  lettersOrDigits: { id: 4, source: '^[A-Za-z0-9]+$' },
  lettersAndDigits: { id: 5, source: '^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$' },
  digits: { id: 6, source: '^[0-9]+$' },
  alphanumericWithUpper: { id: 7, source: '^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$' },
  englishAndSpaces: { id: 8, source: '^[A-Za-z ]+$' },
  noSpaces: { id: 9, source: '^\\S+$' },
  chineseAndPunctuation: { id: 10, source: '^[\\p{Script=Han}\\p{P}]+$' },
  dateYearFirst: { id: 11, source: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' },
  dateMonthFirst: { id: 12, source: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])-\\d{4}$' },
  korean: { id: 13, source: '^\\p{Script=Hangul}+$' },
  thai: { id: 14, source: '^\\p{Script=Thai}+$' },
  thaiOrEnglish: { id: 15, source: '^[\\p{Script=Thai}A-Za-z ]+$' },
  upperAndSpaces: { id: 16, source: '^(?=[^A-Z]*[A-Z])[A-Z ]+$' },
  lettersDigitsSymbols: { id: 17, source: '^[\\x21-\\x7E]+$' },
  strong: {
    id: 18,
    source:
      '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[\\x21-\\x2F\\x3A-\\x40\\x5B-\\x60\\x7B-\\x7E])[\\x21-\\x7E]+$',
  },
  twoPartName: { id: 19, source: '^[\\p{L}\\p{M}]+ [\\p{L}\\p{M}]+$' },
  japanese: { id: 20, source: '^[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー]+$' },
  upperOnly: { id: 21, source: '^[A-Z]+$' },
} as const satisfies Record<string, { id: number; source: string }>;

export type PatternName = keyof typeof patterns;
export const patternNames = Object.keys(patterns) as PatternName[];

const compiled = new Map<number, RegExp | null>(
  patternNames.map((name) => [patterns[name].id, patterns[name].source === '*' ? null : new RegExp(patterns[name].source, 'u')]),
);

/** True when the whole value is of the pattern type with this id; an id that the build does not know matches nothing. */
export function matchesPattern(patternId: number, value: string): boolean {
  const expression = compiled.get(patternId);
  if (expression === undefined) return false;
  return expression === null || expression.test(value);
}
