import type { Config } from '../../../kernel/config.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Limiter } from '../../../kernel/rate-limit.ts';
import type { securityEvent } from '../../../observe/security-events.ts';
import type { Operator } from '../operator.ts';
import type { OperatorSession } from './sessions.ts';

/** A browser's request to the office, as far as logging in needs it. */
export interface Visit {
  ip: string;
  /** As limits by address count it. */
  network: string;
  userAgent: string;
  /** The origin at which the browser sees the office. */
  origin: string;
  /** Null where nobody is logged in. */
  session: OperatorSession | null;
  limiter: Limiter;
  limits: Pick<Config['limits'], 'loginTries'>;
  log: Parameters<typeof securityEvent>[0];
  cookie(name: string): string | undefined;
  /** Null takes the cookie away; without `seconds` it lasts as long as the browser is open. */
  setCookie(name: string, value: string | null, seconds?: number): void;
}

/** The browser that asks. Throws `not_logged_in` on the socket, where there is none. */
export function visitOf({ visit }: Operator): Visit {
  if (!visit) throw new Refusal('not_logged_in', { message: 'Only a browser can ask this, at the office’s own host.' });
  return visit;
}

/** The session that asks. */
export function sessionOf(operator: Operator): OperatorSession {
  const { session } = visitOf(operator);
  if (!session) throw new Refusal('not_logged_in', { message: 'You are not logged in.' });
  return session;
}
