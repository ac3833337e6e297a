import { isAgentType, languageOfTag, type LanguageCode, type Role } from '@parlour/domain';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Api } from './client.ts';
import type { Schema } from './operation.ts';
import { memberQuery, restrictedQuery } from './queries/member.ts';

/** Provided once by the app, at the root. */
export const ApiContext = createContext<Api | null>(null);

/** The gateway. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('no ApiContext above');
  return api;
}

/** The language of the page, by its code in the contract: answers are requested in it. */
export function useLanguage(): LanguageCode {
  return languageOfTag(useLingui().i18n.locale) ?? 'EN';
}

/** The logged-in member; null for a guest, and until it is known. */
export function useMember(): Schema<'MemberInfo'> | null {
  return useQuery(memberQuery(useApi())).data ?? null;
}

/** The name of a member whose session can only change the password; null otherwise. */
export function useRestrictedAccount(): string | null {
  return useQuery(restrictedQuery()).data ?? null;
}

/** Whether the member logged in at the agents' entrance. */
export function isAgent(member: Schema<'MemberInfo'> | null | undefined): boolean {
  return isAgentType(member?.type);
}

/** The role that `whyNot` of the domain asks for. */
export function roleOf(member: Schema<'MemberInfo'> | null | undefined): Role {
  return member?.role ?? 'guest';
}
