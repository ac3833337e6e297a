import type { Merchant, Merchants } from './merchants.ts';
import type { Random, Clock } from './clock.ts';
import type { LanguageCode, Money, Role } from '@parlour/domain';
import type { WithdrawalTerms } from '@parlour/domain/rewards';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './tables.ts';
import type { Vault, Provers } from './ports.ts';
import type { LiveSession } from './principals.ts';
import type { Outbox } from './outbox.ts';
import type { Limiter } from './rate-limit.ts';

/** The figures of a merchant's open promotions. */
export interface PromotionFigures {
  /** By code and figure, such as `spring-gift.percent`, formatted for a language. */
  values(language: LanguageCode): Readonly<Record<string, string>>;
  /** When a promotion next begins or ends; null if that is not known. */
  next: Date | null;
}

/** The promotion that a member makes a deposit for. */
export interface DepositChoice {
  memberId: string;
  code: string;
  /** The version of the terms that the member accepted. */
  termsVersion: number;
  amount: Money;
}

/** What every handler may use; one for each request. */
export interface Context {
  /**
   * The rows of this request's merchant. In an operation with an idempotency key this is the transaction that also stores
   * the answer; in one that only reads, every write fails.
   */
  db: Db;
  /**
   * Where a read-only operation counts its calls and stores what it has issued. Only for these: an embedded database has one connection, so
   * using it during a transaction in `db` would deadlock.
   */
  bookkeepingDb: Db;
  clock: Clock;
  random: Random;
  config: Config;
  /** Seals and opens personal data; sealed columns are never written or read any other way. */
  vault: Vault;
  /** Counts uses of rate-limited resources across all gateways; call it through `limit`. */
  limiter: Limiter;
  log: FastifyBaseLogger;
  /** Makes outbound calls, such as messages, that follow from something stored here. */
  outbox: Outbox;
  human: Provers['human'];
  captcha: Provers['captcha'];
  phoneAuth: Provers['phoneAuth'];
  /** The merchants as their brands state them. */
  merchants: Merchants;
  /** A member's current VIP level at this merchant; 0 for none. */
  levelOf(db: Db, memberId: string): Promise<number>;
  /** What a member's withdrawals cost today, which began at `since`; null if nothing. */
  withdrawalTermsOf(db: Db, memberId: string): Promise<(WithdrawalTerms & { since: Date }) | null>;
  /** The figures of the promotions that are open at a time. */
  promotionFigures(db: Db, at: Date): Promise<PromotionFigures>;
  /** Throws a Refusal if a deposit of this amount cannot be made for a promotion. */
  refuseChoice(db: Db, choice: DepositChoice): Promise<void>;
  /** Records that a new member has accepted the terms, in the caller's transaction. */
  acceptTerms(db: Db, memberId: string): Promise<void>;
  /** Runs `work` after the answer was sent; `what` names it in the log if it fails. */
  afterwards(what: string, work: () => Promise<void>): void;
  /**
   * The merchant with operators' settings, at most a few seconds old (`merchantInForce` reads the current ones). Throws if the host
   * identifies no merchant, as in calls by payment providers.
   */
  readonly merchant: Merchant;
  /** Null for a guest. */
  session: LiveSession | null;
  role: Role;
  /** The visitor's address; forwarded ones are trusted only from configured proxies. */
  ip: string;
  /** The key of limits by address: `networkOf` the visitor's address. */
  network: string;
  /** ISO 3166 alpha-2; null unless a trusted proxy sends it. */
  country: string | null;
  userAgent: string;
  requestId: string;
  /** The site's origin as the visitor sees it, such as `http://<brand>.localhost:4300`. */
  siteOrigin: string;
  /** Sets or clears the session cookie on the answer (security A09). */
  setSession(token: string | null): void;
  /** The value of a cookie in the request. */
  cookie(name: string): string | undefined;
  /** Sets another cookie: HttpOnly, Secure, SameSite=Strict, Path=/; `name` begins with `__Host-`. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
}

/** The session, for operations that require one; the role hook has already refused callers without. */
export function sessionOf(context: Pick<Context, 'session'>): LiveSession {
  if (!context.session) throw new Error('an operation without `session` in the contract asked for one');
  return context.session;
}
