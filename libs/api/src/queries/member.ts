import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { ApiError, toApiError, type ApiErrorCode } from '../api-error.ts';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { browserSessionHint, type SessionHint } from '../session-hint.ts';
import { mine } from './keys.ts';

export const memberKey = ['session', 'member'] as const;

/** Nobody may be shown as logged in: a guest, or a session that must change its password first. */
const nobody: readonly ApiErrorCode[] = ['not_logged_in', 'password_change_required'];

/** Who is logged in; null for a guest. Asks nothing when no session can exist. */
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
    // An address that many share may ask too often: nobody should look like a guest for longer than that takes.
    refetchInterval: ({ state }) => (state.error && toApiError(state.error).waitMs) ?? false,
  });
}

/** The name of whoever is in a session that can only choose another password; nobody else is shown as logged in. */
export function restrictedQuery() {
  return queryOptions<string>({ queryKey: ['session', 'restricted'], queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
}

/** The gateway says that this session must change its password first. */
export function noteRestricted(queryClient: QueryClient, account: string, hint: SessionHint = browserSessionHint): void {
  hint.set();
  queryClient.setQueryData(restrictedQuery().queryKey, account);
}

/** Somebody is logged in now, and other tabs hear of it. */
export function beginSession(queryClient: QueryClient, member: Schema<'MemberInfo'>, hint: SessionHint = browserSessionHint): void {
  hint.set();
  knowMember(queryClient, member);
}

/** Drops what belonged to somebody else before; what belonged to the same member is asked again. */
export function knowMember(queryClient: QueryClient, member: Schema<'MemberInfo'>): void {
  // An answer that is still under way is about whoever was before.
  void queryClient.cancelQueries({ queryKey: memberKey });
  const before = queryClient.getQueryData<Schema<'MemberInfo'> | null>(memberKey);
  const same = before?.id === member.id;
  if (!same) queryClient.removeQueries({ queryKey: [mine] });
  queryClient.setQueryData(memberKey, member);
  if (same) void queryClient.invalidateQueries({ queryKey: [mine] });
}

/** Nobody is logged in any more: nothing of the account stays in this tab. */
export function endSession(queryClient: QueryClient, hint: SessionHint = browserSessionHint): void {
  hint.clear();
  queryClient.setQueryData(memberKey, null);
  queryClient.removeQueries({ queryKey: [mine] });
}
