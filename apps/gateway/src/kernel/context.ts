import type { Merchant, Merchants } from './merchants.ts';
import type { Random, Clock } from './clock.ts';
import type { Role } from '@parlour/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './tables.ts';
import type { Vault, Provers } from './ports.ts';
import type { LiveSession } from './principals.ts';
import type { Outbox } from './outbox.ts';
import type { Limiter } from './rate-limit.ts';

/** What every handler may use; one for each request. */
export interface Context {
  /**
   * The rows of this request's merchant. In an operation with an idempotency key this is the transaction that also stores
   * the answer; in one that only reads, every write fails.
   */
  db: Db;
  /**
   * Where an operation that only reads keeps count of how often it was asked, and of what it has just given out. Not for
   * others: an embedded database has one connection, and the transaction in `db` would wait for this for ever.
   */
  bookkeepingDb: Db;
  clock: Clock;
  random: Random;
  config: Config;
  /** Seals and opens personal data; a column that holds them is never written or read without it. */
  vault: Vault;
  /** What counts the uses of whatever is limited, together with every other gateway; ask it by `limit`. */
  limiter: Limiter;
  log: FastifyBaseLogger;
  /** How messages, and whatever else leaves the house because of something stored here, leave it. */
  outbox: Outbox;
  human: Provers['human'];
  captcha: Provers['captcha'];
  phoneAuth: Provers['phoneAuth'];
  merchants: Merchants;
  /** Does `work` once the answer needs nothing more of this request; `what` names it in the log should it fail. */
  afterwards(what: string, work: () => Promise<void>): void;
  /** Throws where the host says nothing about the merchant, as in calls by payment providers. */
  readonly merchant: Merchant;
  /** Null for a guest. */
  session: LiveSession | null;
  role: Role;
  /** The visitor's address, believed only from configured proxies. */
  ip: string;
  /** Who is limited when the visitor's address is: `networkOf` it. */
  network: string;
  /** ISO 3166 alpha-2, where a trusted proxy tells it. */
  country: string | null;
  userAgent: string;
  requestId: string;
  /** The site's origin as the visitor sees it, such as `http://<brand>.localhost:4300`. */
  siteOrigin: string;
  /** Sets or clears the session cookie on the answer (security A09). */
  setSession(token: string | null): void;
  /** The value of a cookie that came with the request. */
  cookie(name: string): string | undefined;
  /** Sets another cookie: HttpOnly, Secure, SameSite=Strict, Path=/; `name` begins with `__Host-`. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
}

/** The session of an operation that needs one; the role hook has refused everybody else before. */
export function sessionOf(context: Pick<Context, 'session'>): LiveSession {
  if (!context.session) throw new Error('an operation without `session` in the contract asked for one');
  return context.session;
}
