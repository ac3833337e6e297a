import type { FastifyBaseLogger } from 'fastify';
import type { Random } from './clock.ts';
import type { Db } from './tables.ts';

/** Where a sealed text is stored: it cannot be opened for any other row, column or merchant. */
export interface Place {
  merchant: string;
  /** Table and column, such as `member.birthday`. */
  column: string;
  /** The row's id. */
  id: string;
}

/** Encrypts personal data, so that the database alone does not reveal it (security 3, row 40). */
export interface Vault {
  seal(place: Place, text: string): string;
  /** Throws for a text sealed for another place, and UnknownKeyError if its key was removed. */
  open(place: Place, sealed: string): string;
  /** A keyed hash for recognising a short secret such as a six-digit code; without the key, it cannot be brute-forced. */
  fingerprint(merchant: string, secret: string): string;
  /** The same hash under each key, the current one first, to look up values stored before a key rotation. */
  fingerprints(merchant: string, secret: string): string[];
  /** The prefix of every text sealed under the current key. */
  readonly prefix: string;
}

export interface Sms {
  merchant: string;
  /** With its dialling code, such as +8801712345678. */
  to: string;
  text: string;
}

/** Sends text messages. Rejects if the carrier does not accept one. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

export interface Email {
  merchant: string;
  /** One address, such as `rahim@example.com`. */
  to: string;
  /** A single line. */
  subject: string;
  /** Plain text; line breaks are kept. */
  text: string;
}

/** Sends e-mails. Rejects if the mail server does not accept one. */
export interface EmailSender {
  send(email: Email): Promise<void>;
}

/** The carriers that deliver messages. */
export interface Senders {
  sms: SmsSender;
  email: EmailSender;
}

/** Distinguishes people from scripts. */
export interface HumanVerification {
  /** The challenge that a page has to solve, passed on unchanged. Requesting one stores nothing. */
  challenge(at: { random: Random; now: Date }): Promise<Record<string, unknown>>;
  /**
   * Checks and uses up a page's proof; false if it is wrong, used or too old. Rejects if that cannot be determined, and then the caller
   * must refuse the request (security 3, row 15).
   */
  use(proof: string, at: { db: Db; now: Date }): Promise<boolean>;
}

/** Creates captchas. */
export interface CaptchaMaker {
  /** Draws a text, and returns it with its picture as PNG. */
  draw(random: Random): { text: string; png: Buffer };
}

/** A provider that verifies phone numbers in place of our own codes (specification 4: a third-party phone-auth provider). */
export interface PhoneAuth {
  /** The provider's codes; null if pages and apps call the provider themselves and submit its token. */
  readonly codes: {
    /** Makes the provider send a code to a number. Throws `code_not_sent`. */
    start(mobile: string): Promise<void>;
    /**
     * Exchanges a code for the provider's confirmation, and verifies that. Throws `code_invalid`, or `unavailable` if the provider does not
     * answer.
     */
    finish(mobile: string, code: string, now: Date): Promise<void>;
  } | null;
  /** Verifies a submitted token: genuine, issued for us, valid now and for this number. Throws as `finish`. */
  check(idToken: string, mobile: string, now: Date): Promise<void>;
}

/** Services that verify facts about a visitor that a request alone does not show. */
export interface Provers {
  human: HumanVerification;
  captcha: CaptchaMaker;
  /** Null if our own codes verify phone numbers. */
  phoneAuth: PhoneAuth | null;
}

/** Work that requests start but do not wait for, such as a mail whose sending must not show in the answer's timing (security A04). */
export interface Afterwards {
  /** Starts `work` after the caller has finished; a failure is only logged. */
  begin(log: FastifyBaseLogger, what: string, work: () => Promise<void>): void;
  /** Resolves when all work has ended. */
  settled(): Promise<void>;
}
