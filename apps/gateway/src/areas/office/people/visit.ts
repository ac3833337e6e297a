import type { Config } from '../../../kernel/config.ts';
import type { Limiter } from '../../../kernel/rate-limit.ts';
import type { securityEvent } from '../../../observe/security-events.ts';
import type { Selectable } from 'kysely';
import type { OperatorSessionTable } from '../tables.ts';

export type OperatorSession = Selectable<OperatorSessionTable>;

/** The parts of a browser's request to the office that logging in needs. */
export interface Visit {
  ip: string;
  requestId: string;
  /** The address as rate limits count it. */
  network: string;
  userAgent: string;
  /** The origin at which the browser sees the office. */
  origin: string;
  /** Null if nobody is logged in. */
  session: OperatorSession | null;
  limiter: Limiter;
  limits: Pick<Config['limits'], 'loginTries'>;
  log: Parameters<typeof securityEvent>[0];
  cookie(name: string): string | undefined;
  /** Null deletes the cookie; without `seconds` it lasts as long as the browser is open. */
  setCookie(name: string, value: string | null, seconds?: number): void;
}
