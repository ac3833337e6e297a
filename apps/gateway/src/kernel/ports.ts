import type { FastifyBaseLogger } from 'fastify';
import type { Random } from './clock.ts';
import type { Db } from './tables.ts';

/** Where a sealed text stands: moved to another row, column or merchant it does not open. */
export interface Place {
  merchant: string;
  /** Table and column, such as `member.birthday`. */
  column: string;
  /** Of the row. */
  id: string;
}

/** Keeps personal data so that whoever reads the database alone reads nothing (security 3, row 40). */
export interface Vault {
  seal(place: Place, text: string): string;
  /** Throws for what was not sealed at this place, and UnknownKeyError for a key that is not there any more. */
  open(place: Place, sealed: string): string;
  /** What a short secret is known again by, such as a code of six digits; without the key all of them cannot be tried. */
  fingerprint(merchant: string, secret: string): string;
  /** The same under each key that there is, today's first: what lasts longer than a change of keys is looked up by all. */
  fingerprints(merchant: string, secret: string): string[];
  /** How every text begins that is sealed under today's key. */
  readonly prefix: string;
}

export interface Sms {
  merchant: string;
  /** With its dialing code, such as +8801712345678. */
  to: string;
  text: string;
}

/** How text messages leave the house. Rejects when the message was not taken over by the carrier. */
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

/** How e-mails leave the house. Rejects when the message was not taken over by the mail server. */
export interface EmailSender {
  send(email: Email): Promise<void>;
}

/** What carries messages out of the house. */
export interface Senders {
  sms: SmsSender;
  email: EmailSender;
}

/** Tells people from scripts. */
export interface HumanVerification {
  /** What a page needs for its proof, handed to it unchanged. Asking for one changes nothing here. */
  challenge(at: { random: Random; now: Date }): Promise<Record<string, unknown>>;
  /**
   * Uses up what a page sent as its proof: false for one that is wrong, used or too old. Rejects when that cannot be found
   * out; nobody is let through then (security 3, row 15).
   */
  use(proof: string, at: { db: Db; now: Date }): Promise<boolean>;
}

/** Makes what a person reads and a script does not. */
export interface CaptchaMaker {
  /** A text, and a PNG of it. */
  draw(random: Random): { text: string; png: Buffer };
}

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

/** Who says something about a visitor that a request alone does not show. */
export interface Provers {
  human: HumanVerification;
  captcha: CaptchaMaker;
  /** Null where our own codes prove telephone numbers. */
  phoneAuth: PhoneAuth | null;
}

/** What requests set going and their answers do not wait for, such as a mail whose sending nobody may time (security A04). */
export interface Afterwards {
  /** Begins `work` once the caller has come to its end; a failure is written to `log` and concerns nobody else. */
  begin(log: FastifyBaseLogger, what: string, work: () => Promise<void>): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}
