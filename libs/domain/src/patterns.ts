import { isDay } from './calendar.ts';

interface PatternType {
  /** The id that is sent over the network. */
  id: number;
  /** A regular expression with the `u` flag, or '*' for "any". */
  source: string;
  /** Examples that match, and examples that do not. */
  takes: readonly string[];
  refuses: readonly string[];
  /** Rewrites a matching value as yyyy-MM-dd, which must also be a valid date. */
  day?: (value: string) => string;
}

/**
 * The pattern types of registration fields (specification 5), by name. None has an ambiguous repetition, so a hostile
 * value cannot hang a page or the gateway (security D14).
 */
export const patterns = {
  any: { id: 0, source: '*', takes: ['x', ' ', '😀'], refuses: [] },
  letterFirst: { id: 1, source: '^[A-Za-z][A-Za-z0-9]*$', takes: ['a1', 'Abc'], refuses: ['1a', '', 'a b', 'a_b', 'é1'] },
  chineseAndDigits: { id: 2, source: '^[\\p{Script=Han}0-9]+$', takes: ['张三9', '9'], refuses: ['zhang', '张 三', ''] },
  email: {
    id: 3,
    source: '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,24}$',
    takes: ['a.b+c@x-y.example.com'],
    refuses: ['a@b', 'a b@c.com', '@c.com', 'a@c.com ', 'a@c..com'],
  },
  lettersOrDigits: { id: 4, source: '^[A-Za-z0-9]+$', takes: ['abc', '123', 'a1'], refuses: ['a-1', 'é', 'a b'] },
  lettersAndDigits: {
    id: 5,
    source: '^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$',
    takes: ['a1', '1a'],
    refuses: ['abc', '123', 'a1!'],
  },
  digits: { id: 6, source: '^[0-9]+$', takes: ['0123'], refuses: ['12a', '١٢', ' 1', '1.2'] },
  alphanumericWithUpper: { id: 7, source: '^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$', takes: ['aB1', 'A'], refuses: ['ab1', 'aB-', '1'] },
  englishAndSpaces: { id: 8, source: '^[A-Za-z ]+$', takes: ['Ann Lee'], refuses: ['Ann1', 'Ánn', 'Ann_Lee'] },
  noSpaces: { id: 9, source: '^\\S+$', takes: ['a_b😀'], refuses: ['a b', 'a\tb', 'a\u00A0b'] },
  chineseAndPunctuation: { id: 10, source: '^[\\p{Script=Han}\\p{P}]+$', takes: ['张·三，'], refuses: ['张3', 'a', '张 三'] },
  dateYearFirst: {
    id: 11,
    source: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
    takes: ['2000-02-29'],
    refuses: ['2000-13-01', '29-02-2000', '2000-1-1', '2000-00-10', '2001-02-30', '2001-02-29', '2001-04-31'],
    day: (value) => value,
  },
  dateMonthFirst: {
    id: 12,
    source: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])-\\d{4}$',
    takes: ['02-29-2000'],
    refuses: ['2000-02-29', '13-01-2000', '02-30-2000', '02-29-2001'],
    day: (value) => `${value.slice(6)}-${value.slice(0, 5)}`,
  },
  korean: { id: 13, source: '^\\p{Script=Hangul}+$', takes: ['김민수'], refuses: ['Kim', '김 민수', '김1'] },
  thai: { id: 14, source: '^\\p{Script=Thai}+$', takes: ['สมชาย'], refuses: ['Somchai', 'สม ชาย'] },
  thaiOrEnglish: { id: 15, source: '^[\\p{Script=Thai}A-Za-z ]+$', takes: ['สมชาย Dee'], refuses: ['สมชาย1', '김'] },
  upperAndSpaces: { id: 16, source: '^(?=[^A-Z]*[A-Z])[A-Z ]+$', takes: ['ANN LEE', 'A'], refuses: ['   ', 'Ann', 'ANN1'] },
  lettersDigitsSymbols: { id: 17, source: '^[\\x21-\\x7E]+$', takes: ['aB1!@#'], refuses: ['a b', 'é', 'a😀'] },
  strong: {
    id: 18,
    source:
      '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[\\x21-\\x2F\\x3A-\\x40\\x5B-\\x60\\x7B-\\x7E])[\\x21-\\x7E]+$',
    takes: ['aB1!'],
    refuses: ['aB1', 'ab1!', 'AB1!', 'aB!', 'aB1! '],
  },
  twoPartName: {
    id: 19,
    source: '^[\\p{L}\\p{M}]+ [\\p{L}\\p{M}]+$',
    takes: ['Nguyễn An', 'রহিম উদ্দিন'],
    refuses: ['An', 'A B C', 'A  B', 'A 1'],
  },
  japanese: {
    id: 20,
    source: '^[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー]+$',
    takes: ['やまだ', 'ヤマダー', '山田'],
    refuses: ['yamada', 'ﾔﾏﾀﾞ1', '山 田'],
  },
  upperOnly: { id: 21, source: '^[A-Z]+$', takes: ['ABC'], refuses: ['AB C', 'ABc', 'ABC1'] },
} as const satisfies Record<string, PatternType>;

export type PatternName = keyof typeof patterns;
export const patternNames = Object.keys(patterns) as PatternName[];

const compiled = new Map(
  patternNames.map((name) => {
    const { id, source, day }: PatternType = patterns[name];
    return [id, { expression: source === '*' ? null : new RegExp(source, 'u'), day }];
  }),
);

/** True when the whole value matches the pattern type with this id; an id that the build does not know matches nothing. */
export function matchesPattern(patternId: number, value: string): boolean {
  const type = compiled.get(patternId);
  if (!type) return false;
  if (type.expression && !type.expression.test(value)) return false;
  return !type.day || isDay(type.day(value));
}

/** Length limits of an address; the shortest is `a@b.cd`. */
export const emailLengths = { min: 6, max: 100 } as const;

/** True for exactly one e-mail address, already tidied (`tidyText`). */
export function isEmailAddress(text: string): boolean {
  return text.length >= emailLengths.min && text.length <= emailLengths.max && matchesPattern(patterns.email.id, text);
}
