import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patterns } from './patterns.ts';
import { ageOn, checkField, checkRegistration, type FieldRule, type RegistrationFacts } from './registration.ts';

const facts: RegistrationFacts = {
  guesses: { words: ['Lotus Play'] },
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

describe('a field', () => {
  it('counts characters as a person does', () => {
    expect(checkField(rule('username', { minLength: 3, maxLength: 3 }), '😀😀😀')).toBeNull();
    expect(checkField(rule('username', { maxLength: 2 }), '😀😀😀')).toEqual({ field: 'username', rule: 'length', min: 1, max: 2 });
  });

  it('may be empty when it is not required', () => {
    expect(checkField(rule('email', { required: false, patternId: patterns.email.id, minLength: 5 }), '')).toBeNull();
    expect(checkField(rule('email'), undefined)).toEqual({ field: 'email', rule: 'required' });
  });

  it('is valid only within both bounds, for any length', () => {
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

  it('reports every invalid field at once, in order', () => {
    expect(
      checkRegistration(rules, { username: '1x', password: 'short', confirmPassword: 'other' }, facts).map((p) => [p.field, p.rule]),
    ).toEqual([
      ['username', 'length'],
      ['password', 'length'],
      ['confirmPassword', 'mismatch'],
    ]);
  });

  it.each(['password123', 'LotusPlay2024', 'Rahima12', 'aaaaaaaaaaaa'])('refuses the common password %s', (password) => {
    expect(checkRegistration(rules, { ...right, password, confirmPassword: password }, facts)).toEqual([
      { field: 'password', rule: 'common' },
    ]);
  });

  it('requires the country’s number of digits', () => {
    const mobile = [rule('mobileNum', { patternId: patterns.digits.id })];
    expect(checkRegistration(mobile, { mobileNum: '1712345678', countryDialingCode: '+880' }, facts)).toEqual([]);
    expect(checkRegistration(mobile, { mobileNum: '171234567', countryDialingCode: '+880' }, facts)).toEqual([
      { field: 'mobileNum', rule: 'pattern', min: 10, max: 10 },
    ]);
    expect(checkRegistration(mobile, { mobileNum: '1712345678', countryDialingCode: '+1' }, facts)).toEqual([
      { field: 'mobileNum', rule: 'pattern' },
    ]);
    expect(checkRegistration(mobile, { mobileNum: '', countryDialingCode: '+880' }, facts)).toEqual([
      { field: 'mobileNum', rule: 'required' },
    ]);
  });

  it('counts years to the day', () => {
    expect(ageOn('2008-11-21', facts.today)).toBe(18);
    expect(ageOn('2008-11-22', facts.today)).toBe(17);
    expect(ageOn('2007-02-29', facts.today)).toBe(-1);
    expect(ageOn('2030-01-01', facts.today)).toBe(-1);
    expect(ageOn('2001-02-30', facts.today)).toBe(-1);
    const birthday = [rule('birthday', { patternId: patterns.dateYearFirst.id })];
    expect(checkRegistration(birthday, { birthday: '2008-11-22' }, facts)).toEqual([{ field: 'birthday', rule: 'adult', min: 18 }]);
    expect(checkRegistration(birthday, { birthday: '1906-11-21' }, facts)).toEqual([]);
    for (const impossible of ['0001-01-01', '1890-01-01'])
      expect(checkRegistration(birthday, { birthday: impossible }, facts)).toEqual([{ field: 'birthday', rule: 'wrong' }]);
    expect(checkRegistration(birthday, { birthday: '2001-02-30' }, facts)).toMatchObject([{ field: 'birthday', rule: 'pattern' }]);
  });
});
