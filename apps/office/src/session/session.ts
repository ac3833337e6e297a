import { officeQuery, useOffice } from '@parlour/office-api/queries';
import type { components } from '@parlour/office-api/contract';
import { reaches, type Level, type Permission } from '@parlour/domain/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

export type Session = components['schemas']['OwnSession'];

/** The operator who is logged in; every screen behind the entrance has one. */
export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('there is no SessionContext around this component');
  return session;
}

export const sessionQuery = (office: ReturnType<typeof useOffice>) => officeQuery(office, 'getOwnSession', {});

/** The session of this browser, asked by the client that never shows the log-in; null where there is none. */
export function useOwnSession() {
  return useQuery(sessionQuery(useOffice()));
}

/** Puts a session in place that a log-in has just answered with. */
export function useKeepSession(): (session: Session) => void {
  const office = useOffice();
  const queries = useQueryClient();
  return (session) => queries.setQueryData(sessionQuery(office).queryKey, session);
}

/** Whether this is a demonstration operator, who has no way in of their own. */
export const isDemonstration = ({ factors }: Session): boolean => factors.passkeys === 0 && !factors.password;

/** Whether the roles reach `least` at a merchant, or at any where none is named; what belongs to the installation asks `platform`. */
export function may(session: Session, permission: Permission, least: Level, at: string | 'platform' | null = null): boolean {
  const rights =
    at === 'platform'
      ? [session.rights]
      : session.merchants.filter(({ code }) => at === null || code === at).map((merchant) => merchant.rights);
  return rights.some((held) => reaches(held[permission], least));
}

/** How an operator may change something at a merchant: alone, as a proposal that another decides, or not at all. */
export function mayChange(session: Session, permission: Permission, at: string): 'alone' | 'proposes' | 'sees' {
  return may(session, permission, 'w', at) ? 'alone' : may(session, permission, 'p', at) ? 'proposes' : 'sees';
}
