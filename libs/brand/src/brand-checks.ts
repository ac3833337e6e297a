import { flagNames, neededFlags, parseAmount, passwordLengths } from '@parlour/domain';
import type { Brand } from './brand-schema.ts';

/** Reports what is wrong at a path of brand.json, and how to fix it. */
export type Wrong = (path: (string | number)[], says: string, mend: string) => void;

/** Checks across several facts. */
export function checkTogether(brand: Brand, wrong: Wrong): void {
  if (!brand.languages.includes(brand.defaultLanguage))
    wrong(['defaultLanguage'], `is not one of languages (${brand.languages.join(', ')})`, 'choose one of them or add it there');
  if (brand.flags.inHouseGames !== brand.vendors.includes('JL'))
    wrong(['flags', 'inHouseGames'], 'must be on exactly when vendors has JL, the in-house vendor', 'turn it, or mend vendors');
}

/** Reports a vendor whose sports games would have to be in two lines. */
export function checkVendorSplit({ vendorSplit: split }: Pick<Brand, 'vendorSplit'>, wrong: Wrong): void {
  split?.COCKFIGHT?.forEach((code, index) => {
    if (split.ESPORTS?.includes(code))
      wrong(['vendorSplit', 'COCKFIGHT', index], `is ${code}, which ESPORTS has too`, 'name each vendor under one of them');
  });
}

/** Reports a flag that is on while one that it needs is off. */
export function checkFlags({ flags: on }: Pick<Brand, 'flags'>, wrong: Wrong): void {
  for (const flag of flagNames)
    for (const needed of on[flag] ? neededFlags(flag) : [])
      if (!on[needed]) wrong(['flags', flag], `is on, but needs flags.${needed}, which is off`, `turn ${needed} on, or ${flag} off`);
}

const neededFields = {
  byUsername: ['username', 'password', 'confirmPassword'],
  byMobile: ['mobileNum', 'password', 'confirmPassword'],
} as const;

/** Whether registration works: its forms ask for everything that registering needs. */
export function checkRegistration({ flags: on, registration }: Brand, wrong: Wrong): void {
  if (!on.usernameRegistration && !on.mobileRegistration)
    wrong(['flags', 'usernameRegistration'], 'is off as mobileRegistration is, and nobody could register', 'turn one of them on');
  if (on.mobileRegistration && !on.mobileVerification && !on.mobilePasswordRegistration)
    wrong(
      ['flags', 'mobileRegistration'],
      'is on, but neither a code by SMS proves the number nor does a password suffice',
      'turn mobileVerification or mobilePasswordRegistration on',
    );
  for (const [method, flag] of [
    ['byUsername', 'usernameRegistration'],
    ['byMobile', 'mobileRegistration'],
  ] as const) {
    const fields = registration[method];
    const active = on[flag];
    if (!active && fields.length > 0)
      wrong(['registration', method], `has fields, but flags.${flag} is off`, 'empty it, or turn the flag on');
    if (active)
      for (const name of neededFields[method])
        if (!fields.some((f) => f.name === name && f.required))
          wrong(['registration', method], `lacks the required field ${name}`, 'add it');
    const bySms = (method === 'byMobile' && on.mobileVerification) || fields.some(({ name }) => name === 'verificationCode');
    for (const name of ['mobileNum', 'verificationCode'])
      if (bySms && !fields.some((f) => f.name === name && f.required))
        wrong(['registration', method], `asks for a code by SMS, but lacks the required field ${name}`, 'add it');
    fields.forEach((f, index) => {
      if (f.name === 'password' && (f.min < passwordLengths.floor || f.min > passwordLengths.mostAsked))
        wrong(
          ['registration', method, index, 'min'],
          `asks for passwords of ${f.min} characters`,
          `ask for ${passwordLengths.floor} to ${passwordLengths.mostAsked}; ${passwordLengths.default} is usual`,
        );
      if (f.min > f.max) wrong(['registration', method, index, 'min'], 'is more than max', 'exchange them or mend one');
      if (fields.findIndex((other) => other.name === f.name) !== index)
        wrong(['registration', method, index, 'name'], 'is there twice', 'remove one');
    });
  }
}

/** Checks that amounts can be paid in the brand's currency, and are in ascending order. */
export function checkAmounts({ limits, currency, freePlayAmount }: Brand, wrong: Wrong): void {
  const minor = (path: (string | number)[], text: string): bigint | null => {
    const amount = parseAmount(text, currency);
    if (typeof amount !== 'string') return amount.minor;
    wrong(path, `is no amount in ${currency} (${amount})`, 'write one that it can be paid in');
    return null;
  };
  minor(['freePlayAmount'], freePlayAmount);
  minor(['limits', 'twoOperatorsFrom'], limits.twoOperatorsFrom);
  for (const kind of ['deposit', 'withdrawal'] as const) {
    const min = minor(['limits', kind, 'min'], limits[kind].min);
    const max = minor(['limits', kind, 'max'], limits[kind].max);
    if (min !== null && max !== null && min > max) wrong(['limits', kind, 'min'], 'is more than max', 'exchange them or mend one');
  }
}
