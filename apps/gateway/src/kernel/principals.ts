import type { Role } from '@parlour/domain';

export interface Session {
  id: string;
  memberId: string;
  role: Exclude<Role, 'guest'>;
  createdAt: Date;
}

/** The log-in before this one, of whatever browser. */
export interface PreviousLogin {
  previousLoginAt: Date | null;
  previousLoginIp: string | null;
}

/** A session that still is, with what its user has lately proved. */
export interface LiveSession extends Session, PreviousLogin {
  merchant: string;
  /** It may only change the password (security A14). */
  restricted: boolean;
  /** It may choose a password without giving the one so far. */
  recovering: boolean;
  passwordProvedAt: Date | null;
  paymentProvedAt: Date | null;
  passkeyProvedAt: Date | null;
  authenticatorProvedAt: Date | null;
}

/** The role of a request whose session has been looked up. */
export function roleOf(session: LiveSession | null): Role {
  return session?.role ?? 'guest';
}

/** Somebody who runs the merchants of an installation. */
export interface OperatorPrincipal {
  kind: 'operator';
  name: string;
  /** False for somebody who gave no name: whoever may use the account that the gateway runs as. */
  named: boolean;
}
