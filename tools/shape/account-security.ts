const gateway = 'apps/gateway/src';

/** Where a requirement of the account's security is shown: files with the beginnings of their tests. */
export type Shown = Readonly<Record<string, readonly string[]>>;

/**
 * Each requirement for accounts and sessions (security A01 to A16), and the tests that show it. `account-security.test.ts` looks
 * whether they are there; whoever renames one changes its line.
 */
export const accountSecurity: Readonly<Record<string, Shown>> = {
  A01: {
    'libs/domain/src/passwords.test.ts': ['security A01'],
    [`${gateway}/areas/identity/member/register.test.ts`]: ['A01: a password has 8 characters or more'],
    [`${gateway}/areas/identity/member/change-password.test.ts`]: ['A01, A02: a new password', 'is kept to the last character'],
  },
  A02: {
    [`${gateway}/areas/identity/member/register.test.ts`]: ['A02: refuses the most used passwords of all'],
    [`${gateway}/areas/identity/member/change-password.test.ts`]: ['with the brand in it', 'of the long list, in capitals'],
  },
  A03: { [`${gateway}/areas/identity/session/login.test.ts`]: ['is compared exactly', 'with a weaker hash gets a stronger one'] },
  A04: {
    [`${gateway}/areas/identity/session/equal-answers.test.ts`]: ['A04: whoever asks about nobody'],
    [`${gateway}/areas/identity/session/guessing.test.ts`]: ['a locked name costs no hash'],
    [`${gateway}/areas/identity/member/recover-by-email.test.ts`]: ['A04: answers everybody alike'],
    [`${gateway}/areas/identity/member/recover-by-mobile.test.ts`]: ['A04: a number of nobody'],
  },
  A05: {
    [`${gateway}/areas/identity/session/login.test.ts`]: [
      'lock the name of a %s',
      'for one name do not harm another',
      'made all at once are not more than five',
    ],
    [`${gateway}/areas/identity/session/guessing.test.ts`]: [
      'from one address, whatever it says of itself',
      'at one merchant, from however many addresses',
    ],
  },
  A06: {
    [`${gateway}/areas/identity/session/one-time-codes.test.ts`]: [
      'has six digits, all equally likely, and is good once',
      'is good for ten minutes',
      'opens only what it was sent for',
      'is void after five wrong tries',
      'stands in no table and no line of the log',
    ],
  },
  A07: {
    [`${gateway}/areas/identity/session/one-time-codes.test.ts`]: [
      'go to one target once a minute and five times a day',
      'are asked for twenty times an hour',
    ],
    [`${gateway}/areas/identity/session/guest-code.test.ts`]: ['A07: needs a human', 'A07: a GET sends nothing'],
  },
  A08: {
    [`${gateway}/areas/identity/session/session.test.ts`]: [
      'is new at each log-in',
      'that somebody planted',
      'A08: the last log-in is shown',
    ],
    [`${gateway}/areas/identity/session/step-up.test.ts`]: ['gives the session a new id'],
  },
  A09: {
    [`${gateway}/areas/identity/session/session.test.ts`]: ['A09: cannot be read by script'],
    'apps/web-e2e/src/journeys/session.spec.ts': ['A09: the session is a cookie that no script sees'],
  },
  A10: {
    [`${gateway}/areas/identity/session/session.test.ts`]: ['A10: a token in the address', 'is in no line of the log'],
    'tools/checks/contract-fuzz/phases-wire.ts': ['security A10'],
  },
  A11: {
    [`${gateway}/areas/identity/session/session.test.ts`]: ['A11: on the server by logging out, with the site data cleared'],
    [`${gateway}/areas/identity/session/devices.test.ts`]: ['by logging out; its own pages hear it within a second'],
    [`${gateway}/events/events.test.ts`]: ['ends with the session'],
  },
  A12: {
    [`${gateway}/areas/identity/session/session.test.ts`]: [
      'A12: after 30 minutes',
      'A12: an agent’s after 15 minutes',
      'A12: 12 hours after the log-in',
    ],
  },
  A13: {
    [`${gateway}/areas/identity/member/change-password.test.ts`]: ['needs the current one five minutes after', 'ends every other session'],
    [`${gateway}/areas/identity/member/recover-by-mobile.test.ts`]: ['A13: ends every other session'],
    [`${gateway}/areas/identity/member/recover-by-email.test.ts`]: ['A13: ends every session there is'],
  },
  A14: {
    [`${gateway}/areas/identity/session/restricted.test.ts`]: ['A14: a password that somebody else gave', 'is refused %s', 'may ask %s'],
  },
  A15: {
    [`${gateway}/areas/identity/session/step-up.test.ts`]: [
      'A15: a withdrawal',
      'A15: %s asks an old session for proof',
      'is locked by five wrong tries',
    ],
  },
  A16: {
    [`${gateway}/areas/identity/social/checks.test.ts`]: [
      'with another nonce',
      'for another audience',
      'of another issuer',
      'that has expired',
      'signed by another key',
      'with an altered state',
      'a second time',
    ],
    [`${gateway}/areas/identity/social/social.test.ts`]: [
      'the way there carries a state, a nonce and a challenge',
      'the same mail at two providers is two members',
    ],
  },
};
