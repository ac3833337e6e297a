import { expect, test } from 'vitest';
import { adviceFor, type AccountFacts } from './advice.ts';

const safe: AccountFacts = {
  email: { verified: true },
  mobile: undefined,
  hasPaymentPassword: true,
  authenticatorOn: true,
  recoveryCodesLeft: 10,
  passkeys: 0,
};

test.each<[string, Partial<AccountFacts>, string[]]>([
  ['nothing of an account that has what it needs', {}, []],
  ['one way to be reached, and not two', { email: undefined, mobile: { verified: true } }, []],
  ['a contact where there is none', { email: undefined }, ['contact']],
  ['to confirm what is not confirmed', { email: { verified: false } }, ['confirmEmail']],
  ['nothing about a second contact that is not confirmed', { mobile: { verified: false } }, []],
  ['a payment password', { hasPaymentPassword: false }, ['paymentPassword']],
  ['a second factor where there is none', { authenticatorOn: false, recoveryCodesLeft: 0 }, ['secondFactor']],
  ['no authenticator to who has a passkey', { authenticatorOn: false, recoveryCodesLeft: 0, passkeys: 1 }, []],
  ['new recovery codes when few are left', { recoveryCodesLeft: 2 }, ['recoveryCodes']],
  [
    'all of it, the way back first',
    { email: undefined, hasPaymentPassword: false, authenticatorOn: false, recoveryCodesLeft: 0 },
    ['contact', 'paymentPassword', 'secondFactor'],
  ],
])('advises %s', (_what, facts, advice) => {
  expect(adviceFor({ ...safe, ...facts })).toEqual(advice);
});
