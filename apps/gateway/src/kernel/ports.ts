import type { FastifyBaseLogger } from 'fastify';
import type { Random } from './clock.ts';
import type { Db } from './tables.ts';

/** Where a sealed text is stored: it cannot be opened in another row, column or merchant. */
export interface Place {
  merchant: string;
  /** Table and column, such as `member.birthday`. */
  column: string;
  /** Of the row. */
  id: string;
}

/** Encrypts personal data, so that the database alone does not reveal it (security 3, row 40). */
export interface Vault {
  seal(place: Place, text: string): string;
  /** Throws for a text that was not sealed for this place, and UnknownKeyError for a key that was removed. */
  open(place: Place, sealed: string): string;
  /** A keyed hash for recognising a short secret, such as a code of six digits; without the key it cannot be brute-forced. */
  fingerprint(merchant: string, secret: string): string;
  /** The same under each key, the current one first: values that outlive a key rotation are looked up by all of them. */
  fingerprints(merchant: string, secret: string): string[];
  /** Prefix of every text that is sealed under the current key. */
  readonly prefix: string;
}

export interface Sms {
  merchant: string;
  /** With its dialing code, such as +8801712345678. */
  to: string;
  text: string;
}

/** Sends text messages. Rejects when the carrier did not accept the message. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

export interface Email {
  merchant: string;
  /** One address, such as `rahim@example.com`. */
  to: string;
  /** One line. */
  subject: string;
  /** Plain text; line breaks are kept. */
  text: string;
}

/** Sends e-mails. Rejects when the mail server did not accept the message. */
export interface EmailSender {
  send(email: Email): Promise<void>;
}

/** The carriers of messages. */
export interface Senders {
  sms: SmsSender;
  email: EmailSender;
}

/** Tells humans from scripts. */
export interface HumanVerification {
  /** What a page needs for its proof, passed on unchanged. Requesting one stores nothing. */
  challenge(at: { random: Random; now: Date }): Promise<Record<string, unknown>>;
  /**
   * Checks and uses up a page's proof: false for one that is wrong, used or too old. Rejects when that cannot be determined; the caller
   * must refuse then (security 3, row 15).
   */
  use(proof: string, at: { db: Db; now: Date }): Promise<boolean>;
}

/** Creates captchas. */
export interface CaptchaMaker {
  /** A text, and a PNG of it. */
  draw(random: Random): { text: string; png: Buffer };
}

/** A provider that verifies telephone numbers in place of our own codes (specification 4: a third-party phone-auth provider). */
export interface PhoneAuth {
  /** The provider's codes; null where pages and apps call it themselves and submit its token. */
  readonly codes: {
    /** Makes the provider send a code to a number. Throws `code_not_sent`. */
    start(mobile: string): Promise<void>;
    /**
     * Exchanges the code for the provider's confirmation, and verifies it. Throws `code_invalid`, or `unavailable` when it does not
     * answer.
     */
    finish(mobile: string, code: string, now: Date): Promise<void>;
  } | null;
  /** Verifies a submitted token: genuine, issued for us, current and for this number. Throws as `finish` does. */
  check(idToken: string, mobile: string, now: Date): Promise<void>;
}

/** Services that verify what a request alone does not show about a visitor. */
export interface Provers {
  human: HumanVerification;
  captcha: CaptchaMaker;
  /** Null where our own codes verify telephone numbers. */
  phoneAuth: PhoneAuth | null;
}

/** Work that requests start but do not wait for, such as a mail whose sending must not be observable by timing (security A04). */
export interface Afterwards {
  /** Starts `work` after the caller has finished; a failure is only written to `log`. */
  begin(log: FastifyBaseLogger, what: string, work: () => Promise<void>): void;
  /** Resolves when all work has ended. */
  settled(): Promise<void>;
}
