import type { Asker, Role } from '@parlour/domain';

export interface Session {
  id: string;
  memberId: string;
  role: Exclude<Role, 'guest'>;
  /** A member with a downline. */
  agent: boolean;
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

/** A visitor, a trial user or a member, of whom an agent is one with a downline. */
export interface PlayerPrincipal {
  kind: 'player';
  /** Null for a guest. */
  session: LiveSession | null;
}

/** Somebody who runs the merchants of an installation. */
export interface OperatorPrincipal {
  kind: 'operator';
  name: string;
  /** False for somebody who gave no name: whoever may use the account that the gateway runs as. */
  named: boolean;
}

/** A server that signs what it asks. */
export interface PartnerPrincipal {
  kind: 'partner';
  partner: 'vendor' | 'paymentProvider';
  /** Of the vendor or the provider. */
  code: string;
}

/** Who asks the gateway, each by a contract of their own. */
export type Principal = PlayerPrincipal | OperatorPrincipal | PartnerPrincipal;

/** A player, as the rule of access asks. */
export function askerOf({ session }: Pick<PlayerPrincipal, 'session'>): Asker {
  return { role: roleOf(session), agent: session?.agent ?? false };
}
