import type { LanguageCode } from '@parlour/domain';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { ApiError, toApiError, type ApiErrorCode } from '../api-error.ts';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { browserSessionHint, type SessionHint } from '../session-hint.ts';
import { mine } from './keys.ts';

export const memberKey = ['session', 'member'] as const;

/** No member to show: a guest, or a session that must change its password first. */
const nobody: readonly ApiErrorCode[] = ['not_logged_in', 'password_change_required'];

/** The logged-in member; null for a guest. Sends no request when no session can exist. */
export function memberQuery(api: Api, hint: SessionHint = browserSessionHint) {
  return queryOptions({
    queryKey: memberKey,
    queryFn: async ({ signal }): Promise<Schema<'MemberInfo'> | null> => {
      if (!hint.exists()) return null;
      try {
        return await api.call('getMemberInfo', {}, { signal });
      } catch (error) {
        if (error instanceof ApiError && nobody.includes(error.code)) return null;
        throw error;
      }
    },
    staleTime: 5 * 60_000,
    // A shared IP address may hit the rate limit: a member should look like a guest no longer than that lasts.
    refetchInterval: ({ state }) => (state.error && toApiError(state.error).waitMs) ?? false,
  });
}

/** The member's name in a session that can only change its password; such a session is not shown as logged in. */
export function restrictedQuery() {
  return queryOptions<string>({ queryKey: ['session', 'restricted'], queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
}

/** Records that this session must change its password first. */
export function noteRestricted(queryClient: QueryClient, account: string, hint: SessionHint = browserSessionHint): void {
  hint.set();
  queryClient.setQueryData(restrictedQuery().queryKey, account);
}

/** Records a log-in, and tells other tabs. */
export function beginSession(queryClient: QueryClient, member: Schema<'MemberInfo'>, hint: SessionHint = browserSessionHint): void {
  hint.set();
  knowMember(queryClient, member);
}

/** Drops the data of a previous member; data of the same member is refetched. */
export function knowMember(queryClient: QueryClient, member: Schema<'MemberInfo'>): void {
  // An answer in flight is about the previous member.
  void queryClient.cancelQueries({ queryKey: memberKey });
  const before = queryClient.getQueryData<Schema<'MemberInfo'> | null>(memberKey);
  const same = before?.id === member.id;
  if (!same) queryClient.removeQueries({ queryKey: [mine] });
  queryClient.setQueryData(memberKey, member);
  if (same) void queryClient.invalidateQueries({ queryKey: [mine] });
}

/**
 * Tells the gateway that the member has switched to another language; a guest's choice is not stored there. The page does not wait, since
 * it has already switched.
 */
export async function updateLanguage(api: Api, queryClient: QueryClient, language: LanguageCode): Promise<void> {
  const member = queryClient.getQueryData<Schema<'MemberInfo'> | null>(memberKey);
  if (!member || member.language === language) return;
  // At once, so that switching back before the answer counts as a change too.
  queryClient.setQueryData<Schema<'MemberInfo'>>(memberKey, { ...member, language });
  const before = languageTold;
  languageTold = (async () => {
    await before.catch(() => undefined);
    await api.call('updateLanguage', { body: { language } });
  })();
  await languageTold;
}

/** Changes of language are sent one after the other, so that the last one wins. */
let languageTold: Promise<void> = Promise.resolve();

/** Records a log-out: nothing of the account stays in this tab. */
export function endSession(queryClient: QueryClient, hint: SessionHint = browserSessionHint): void {
  hint.clear();
  queryClient.setQueryData(memberKey, null);
  queryClient.removeQueries({ queryKey: [mine] });
}
