import { Refusal } from '../../../kernel/refusal.ts';
import type { Operator } from '../operator.ts';
import type { OperatorSession, Visit } from './visit.ts';

/** The calling browser. Throws `not_logged_in` on the socket, where there is none. */
export function visitOf({ visit }: Operator): Visit {
  if (!visit) throw new Refusal('not_logged_in', { message: 'This works only in a browser, on the back office’s own address.' });
  return visit;
}

/** The session of the caller. */
export function sessionOf(operator: Operator): OperatorSession {
  const { session } = visitOf(operator);
  if (!session) throw new Refusal('not_logged_in', { message: 'You are not logged in.' });
  return session;
}
