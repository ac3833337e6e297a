import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Schema } from '../operation.ts';

interface FirstLogin {
  /** The member's. */
  id: string;
  /** Whether the page has greeted them. */
  greeted: boolean;
}

/**
 * The member who has logged in for the very first time on this page, for as long as it is open; undefined for everybody else. Not part of
 * the first view.
 */
export function firstLoginQuery() {
  return queryOptions<FirstLogin>({ queryKey: ['session', 'firstLogin'], queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
}

/** Records that nobody had logged in to this account before. */
export function noteFirstLogin(queryClient: QueryClient, { id }: Pick<Schema<'MemberInfo'>, 'id'>): void {
  queryClient.setQueryData(firstLoginQuery().queryKey, { id, greeted: false });
}

/** Records that the member was greeted, which happens once. */
export function noteGreeted(queryClient: QueryClient): void {
  queryClient.setQueryData(firstLoginQuery().queryKey, (known) => known && { ...known, greeted: true });
}
