import type { Asker, Role } from '@parlour/domain';

export interface Session {
  id: string;
  memberId: string;
  role: Exclude<Role, 'guest'>;
  /** A member with a downline. */
  agent: boolean;
  createdAt: Date;
}

/** The previous log-in, from any browser. */
export interface PreviousLogin {
  previousLoginAt: Date | null;
  previousLoginIp: string | null;
}

/** A live session, with its user's recent step-ups. */
export interface LiveSession extends Session, PreviousLogin {
  merchant: string;
  /** The session may only change the password (security A14). */
  restricted: boolean;
  /** The session may set a password without giving the current one. */
  recovering: boolean;
  passwordProvedAt: Date | null;
  paymentProvedAt: Date | null;
  passkeyProvedAt: Date | null;
  authenticatorProvedAt: Date | null;
}

/** The role of a request with this session. */
export function roleOf(session: LiveSession | null): Role {
  return session?.role ?? 'guest';
}

/** A visitor, a trial user or a member; an agent is a member with a downline. */
export interface PlayerPrincipal {
  kind: 'player';
  /** Null for a guest. */
  session: LiveSession | null;
}

/** An operator of the installation's merchants. */
export interface OperatorPrincipal {
  kind: 'operator';
  name: string;
  /** False if no name was given: anybody with access to the account that the gateway runs as. */
  named: boolean;
}

/** A player in the terms of the access rules. */
export function askerOf({ session }: Pick<PlayerPrincipal, 'session'>): Asker {
  return { role: roleOf(session), agent: session?.agent ?? false };
}
