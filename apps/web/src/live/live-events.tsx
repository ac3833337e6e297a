import { useLingui } from '@lingui/react/macro';
import { memberQuery, openEvents, useApi, type GatewayEvent } from '@parlour/api';
import { formatMoney, fromWire, type WireMoney } from '@parlour/domain';
import { useToasts } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/**
 * The gateway's events, once the page is live: reopened when another member logs in. Events about money are announced to screen readers.
 */
export function LiveEvents() {
  const queryClient = useQueryClient();
  const { data: member, isPending } = useQuery(memberQuery(useApi()));
  const tell = useTell();
  const hear = useEffectEvent(tell);
  const who = member?.id ?? null;
  useEffect(() => {
    if (isPending) return;
    const stream = openEvents({ queryClient, memberId: who, onEvent: (event) => hear(event) });
    return () => stream.close();
  }, [queryClient, isPending, who]);
  return null;
}

function useTell(): (event: GatewayEvent) => void {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  return (event) => {
    const amountOf = (change: { amount: WireMoney }) => formatMoney(fromWire(change.amount), i18n.locale);
    if (event.type === 'depositUpdated' && event.deposit.status === 'succeeded') {
      const amount = amountOf(event.deposit);
      toasts.show({ mood: 'success', text: t`Your deposit of ${amount} has arrived.` });
    }
    if (event.type === 'depositUpdated' && event.deposit.status === 'failed') {
      const amount = amountOf(event.deposit);
      toasts.show({ mood: 'warning', text: t`Your deposit of ${amount} has failed.` });
    }
    if (event.type === 'withdrawalUpdated' && event.withdrawal.status === 'approved') {
      const amount = amountOf(event.withdrawal);
      toasts.show({ mood: 'success', text: t`Your withdrawal of ${amount} was approved. Please confirm when the money has arrived.` });
    }
    if (event.type === 'withdrawalUpdated' && event.withdrawal.status === 'rejected') {
      const amount = amountOf(event.withdrawal);
      toasts.show({ mood: 'warning', text: t`Your withdrawal of ${amount} was rejected. The money is back in your balance.` });
    }
  };
}
