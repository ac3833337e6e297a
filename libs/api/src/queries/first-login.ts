import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Schema } from '../operation.ts';

/**
 * The id of a member who has just logged in for the very first time, until `forgetFirstLogin`; null for everybody else. Not part of the
 * first view.
 */
export function firstLoginQuery() {
  return queryOptions<string>({ queryKey: ['session', 'firstLogin'], queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
}

/** Records that nobody had logged in to this account before. */
export function noteFirstLogin(queryClient: QueryClient, { id }: Pick<Schema<'MemberInfo'>, 'id'>): void {
  queryClient.setQueryData(firstLoginQuery().queryKey, id);
}

/** Everything that happens at a first log-in is done. */
export function forgetFirstLogin(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: firstLoginQuery().queryKey });
}
