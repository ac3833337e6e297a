import { officeQuery, useOffice } from '@parlour/office-api/queries';
import type { components } from '@parlour/office-api/contract';
import { reaches, type Level, type Permission } from '@parlour/domain/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

export type Session = components['schemas']['OwnSession'];

/** The operator who is logged in; every screen behind the log-in has one. */
export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('there is no SessionContext around this component');
  return session;
}

const sessionQuery = (office: ReturnType<typeof useOffice>) => officeQuery(office, 'getOwnSession', {});

/** The session of this browser, fetched by the client that never shows the log-in; null if there is none. */
export function useOwnSession() {
  return useQuery(sessionQuery(useOffice()));
}

/** Stores a session that a log-in has just returned. */
export function useKeepSession(): (session: Session) => void {
  const office = useOffice();
  const queries = useQueryClient();
  return (session) => queries.setQueryData(sessionQuery(office).queryKey, session);
}

/** Whether this is a demonstration operator, who has no credentials of their own. */
export const isDemonstration = ({ factors }: Session): boolean => factors.passkeys === 0 && !factors.password;

/** Whether the roles reach `least` at a merchant, or at any merchant if none is named; `platform` for what belongs to the installation. */
export function may(session: Session, permission: Permission, least: Level, at: string | 'platform' | null = null): boolean {
  const rights =
    at === 'platform'
      ? [session.rights]
      : session.merchants.filter(({ code }) => at === null || code === at).map((merchant) => merchant.rights);
  return rights.some((held) => reaches(held[permission], least));
}

/** What an operator may do with keys that belong to the installation; a change always takes two. */
export function keysOpen(session: Session, permission: Permission): 'none' | 'see' | 'propose' {
  return may(session, permission, 'p', 'platform') ? 'propose' : may(session, permission, 'r', 'platform') ? 'see' : 'none';
}

/** How an operator may change something at a merchant: alone, as a proposal that another decides, or not at all. */
export function mayChange(session: Session, permission: Permission, at: string): 'alone' | 'proposes' | 'sees' {
  return may(session, permission, 'w', at) ? 'alone' : may(session, permission, 'p', at) ? 'proposes' : 'sees';
}
