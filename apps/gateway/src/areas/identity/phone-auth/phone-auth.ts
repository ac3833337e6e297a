/** Somebody who proves whose a telephone number is, in place of our own codes (specification 4: a third-party phone-auth provider). */
export interface PhoneAuth {
  /** The codes that the provider sends; null where pages and apps ask it themselves and bring its token along. */
  readonly codes: {
    /** Has it send a code to a number. Throws `code_not_sent`. */
    start(mobile: string): Promise<void>;
    /** Trades the code for the provider's word, and checks that. Throws `code_invalid`, or `unavailable` when it does not answer. */
    finish(mobile: string, code: string, now: Date): Promise<void>;
  } | null;
  /** Checks a token that was brought along: genuine, for us, of now, and of this number. Throws as `finish` does. */
  check(idToken: string, mobile: string, now: Date): Promise<void>;
}
