// @flag webPush
import { pushQuery, subscribePushMutation, useApi, useMember } from '@parlour/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isSubscribed, pushBarrier, pushedTo, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';

/**
 * After each log-in, renews what the member chose for this browser: its session is another one, and the merchant's key may be. Ends it for
 * any other member. Asks nothing of the visitor.
 */
export function KeepPush() {
  const api = useApi();
  const queryClient = useQueryClient();
  const member = useMember();
  const subscribe = useMutation(subscribePushMutation(api, queryClient));
  const keep = useEffectEvent(async (memberId: string) => {
    if (pushBarrier() !== null || Notification.permission !== 'granted' || !(await isSubscribed())) return;
    const who = pushedTo();
    if (who?.memberId !== memberId) return unsubscribeBrowser();
    const { publicKey } = await queryClient.ensureQueryData(pushQuery(api));
    const subscribed = await subscribeBrowser(publicKey);
    if (subscribed) subscribe.mutate({ ...subscribed, publicKey, details: who.details });
  });
  const id = member?.role === 'member' ? member.id : undefined;
  useEffect(() => {
    // It is tried again with the next page that is loaded.
    if (id !== undefined) keep(id).catch(() => undefined);
  }, [id]);
  return null;
}
