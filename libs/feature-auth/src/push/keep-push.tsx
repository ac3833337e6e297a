// @flag webPush
import { pushQuery, subscribePushMutation, useApi, useMember } from '@parlour/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isSubscribed, pushBarrier, pushedTo, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';

/**
 * Renews this browser's subscription after each log-in of its member, since the session is new and the merchant's key may be. Ends it when
 * another member logs in. Never prompts.
 */
export function KeepPush() {
  const api = useApi();
  const queryClient = useQueryClient();
  const member = useMember();
  const subscribe = useMutation(subscribePushMutation(api, queryClient));
  const keep = useEffectEvent(async (memberId: string) => {
    if (pushBarrier() !== null || Notification.permission !== 'granted' || !(await isSubscribed())) return;
    const before = pushedTo();
    if (before?.memberId !== memberId) return unsubscribeBrowser();
    const { publicKey } = await queryClient.ensureQueryData(pushQuery(api));
    const subscribed = await subscribeBrowser(publicKey);
    if (subscribed) subscribe.mutate({ ...subscribed, publicKey, details: before.details });
  });
  const id = member?.role === 'member' ? member.id : undefined;
  useEffect(() => {
    // The next page load tries again.
    if (id !== undefined) keep(id).catch(() => undefined);
  }, [id]);
  return null;
}
