import { memberStateQuery, useApi, useLanguage, useMember } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';

/** The number of items waiting for the member, by the page that shows them: nothing for guests and trial users (specification 6). */
export function useCounts(): Record<'messages' | 'missions' | 'rewardCentre', number> {
  const isMember = useMember()?.role === 'member';
  const { data } = useQuery({ ...memberStateQuery(useApi(), useLanguage()), enabled: isMember });
  const { unreadMessage = 0, missionCount = 0, availablePromoCount = 0 } = (isMember && data) || {};
  return { messages: unreadMessage, missions: missionCount, rewardCentre: availablePromoCount };
}
