import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesPattern, patternNames, patterns, type PatternName } from './patterns.ts';
import { ageOn, checkField, checkRegistration, type FieldRule, type RegistrationFacts } from './registration.ts';

const facts: RegistrationFacts = {
  brandWords: ['Padma Play'],
  minimumAge: 18,
  dialingCodes: [{ code: '+880', digits: [10] }],
  today: new Date('2026-11-21T00:00:00Z'),
};
const rule = (name: string, over: Partial<FieldRule> = {}): FieldRule => ({
  name,
  required: true,
  patternId: 0,
  minLength: 1,
  maxLength: 64,
  ...over,
});

/** For each pattern type: values it takes, and values it refuses (specification 5). */
const examples: Record<PatternName, { yes: string[]; no: string[] }> = {
  any: { yes: ['x', ' ', '😀'], no: [] },
  letterFirst: { yes: ['a1', 'Abc'], no: ['1a', '', 'a b', 'a_b'] },
  chineseAndDigits: { yes: ['张三9'], no: ['zhang', '张 三'] },
  email: { yes: ['a.b+c@x-y.example.com'], no: ['a@b', 'a b@c.com', '@c.com', 'a@c.com '] },
  lettersOrDigits: { yes: ['abc', '123', 'a1'], no: ['a-1', 'é'] },
  lettersAndDigits: { yes: ['a1', '1a'], no: ['abc', '123', 'a1!'] },
  digits: { yes: ['0123'], no: ['12a', '١٢', ' 1'] },
  alphanumericWithUpper: { yes: ['aB1', 'A'], no: ['ab1', 'aB-'] },
  englishAndSpaces: { yes: ['Ann Lee'], no: ['Ann1', 'Ánn'] },
  noSpaces: { yes: ['a_b😀'], no: ['a b', 'a\tb'] },
  chineseAndPunctuation: { yes: ['张·三，'], no: ['张3', 'a'] },
  dateYearFirst: { yes: ['2000-02-29'], no: ['2000-13-01', '29-02-2000', '2000-1-1'] },
  dateMonthFirst: { yes: ['02-29-2000'], no: ['2000-02-29', '13-01-2000'] },
  korean: { yes: ['김민수'], no: ['Kim', '김 민수'] },
  thai: { yes: ['สมชาย'], no: ['Somchai', 'สม ชาย'] },
  thaiOrEnglish: { yes: ['สมชาย Dee'], no: ['สมชาย1'] },
  upperAndSpaces: { yes: ['ANN LEE', 'A'], no: ['   ', 'Ann'] },
  lettersDigitsSymbols: { yes: ['aB1!@#'], no: ['a b', 'é'] },
  strong: { yes: ['aB1!'], no: ['aB1', 'ab1!', 'AB1!', 'aB!', 'aB1! '] },
  twoPartName: { yes: ['Nguyễn An', 'রহিম উদ্দিন'], no: ['An', 'A B C', 'A  B', 'A 1'] },
  japanese: { yes: ['やまだ', 'ヤマダー', '山田'], no: ['yamada', 'ﾔﾏﾀﾞ1'] },
  upperOnly: { yes: ['ABC'], no: ['AB C', 'ABc'] },
};

describe('pattern types', () => {
  it.each(patternNames)('%s takes what it should and nothing else', (name) => {
    const { id } = patterns[name];
    for (const value of examples[name].yes) expect(matchesPattern(id, value), value).toBe(true);
    for (const value of examples[name].no) expect(matchesPattern(id, value), value).toBe(false);
  });

  it('matches nothing under an id that this build does not know', () => {
    expect(matchesPattern(999, 'x')).toBe(false);
  });

  it('have ids of their own', () => {
    expect(new Set(patternNames.map((n) => patterns[n].id)).size).toBe(patternNames.length);
  });
});

describe('a field', () => {
  it('counts characters as a person does', () => {
    expect(checkField(rule('username', { minLength: 3, maxLength: 3 }), '😀😀😀')).toBeNull();
    expect(checkField(rule('username', { maxLength: 2 }), '😀😀😀')).toEqual({ field: 'username', rule: 'length', min: 1, max: 2 });
  });

  it('may be empty when it is not required', () => {
    expect(checkField(rule('email', { required: false, patternId: patterns.email.id, minLength: 5 }), '')).toBeNull();
    expect(checkField(rule('email'), undefined)).toEqual({ field: 'email', rule: 'required' });
  });

  it('is right only within both bounds, for any length', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), fc.nat(40), (min, extra, length) => {
        const problem = checkField(rule('line', { minLength: min, maxLength: min + extra }), 'x'.repeat(length + 1));
        expect(problem === null).toBe(length + 1 >= min && length + 1 <= min + extra);
      }),
    );
  });
});

describe('a registration', () => {
  const rules = [
    rule('username', { minLength: 4, maxLength: 16, patternId: patterns.letterFirst.id }),
    rule('password', { minLength: 8 }),
    rule('confirmPassword'),
  ];
  const right = { username: 'rahima', password: 'blue river boat 9', confirmPassword: 'blue river boat 9' };

  it('is right when every field is', () => {
    expect(checkRegistration(rules, right, facts)).toEqual([]);
  });

  it('tells every wrong field at once, in order', () => {
    expect(
      checkRegistration(rules, { username: '1x', password: 'short', confirmPassword: 'other' }, facts).map((p) => [p.field, p.rule]),
    ).toEqual([
      ['username', 'length'],
      ['password', 'length'],
      ['confirmPassword', 'mismatch'],
    ]);
  });

  it.each(['password123', 'PadmaPlay2024', 'Rahima12', 'aaaaaaaaaaaa'])('refuses the common password %s', (password) => {
    expect(checkRegistration(rules, { ...right, password, confirmPassword: password }, facts)).toEqual([
      { field: 'password', rule: 'common' },
    ]);
  });

  it('wants as many digits as the country has', () => {
    const mobile = [rule('mobileNum', { patternId: patterns.digits.id })];
    expect(checkRegistration(mobile, { mobileNum: '1712345678', countryDialingCode: '+880' }, facts)).toEqual([]);
    expect(checkRegistration(mobile, { mobileNum: '171234567', countryDialingCode: '+880' }, facts)).toHaveLength(1);
    expect(checkRegistration(mobile, { mobileNum: '1712345678', countryDialingCode: '+1' }, facts)).toHaveLength(1);
  });

  it('counts years to the day', () => {
    expect(ageOn('2008-11-21', facts.today)).toBe(18);
    expect(ageOn('2008-11-22', facts.today)).toBe(17);
    expect(ageOn('2007-02-29', facts.today)).toBe(-1);
    expect(ageOn('2030-01-01', facts.today)).toBe(-1);
    const birthday = [rule('birthday', { patternId: patterns.dateYearFirst.id })];
    expect(checkRegistration(birthday, { birthday: '2008-11-22' }, facts)).toEqual([{ field: 'birthday', rule: 'adult', min: 18 }]);
  });
});
