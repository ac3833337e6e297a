import { Refusal } from '../../../kernel/refusal.ts';
import type { Operator } from '../operator.ts';
import type { OperatorSession, Visit } from './visit.ts';

/** The calling browser. Throws `not_logged_in` on the socket, where there is none. */
export function visitOf({ visit }: Operator): Visit {
  if (!visit) throw new Refusal('not_logged_in', { message: 'Only a browser can ask this, at the office’s own host.' });
  return visit;
}

/** The session of the caller. */
export function sessionOf(operator: Operator): OperatorSession {
  const { session } = visitOf(operator);
  if (!session) throw new Refusal('not_logged_in', { message: 'You are not logged in.' });
  return session;
}
