import { unreadQuery, useApi, useMember } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';

/** Messages that were not read; 0 for guests and trial users, who have none (specification 6). */
export function useUnread(): number {
  const isMember = useMember()?.role === 'member';
  const { data } = useQuery({ ...unreadQuery(useApi()), enabled: isMember });
  return isMember ? (data ?? 0) : 0;
}
