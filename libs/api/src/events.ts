import type { QueryClient } from '@tanstack/react-query';
import type { Schema } from './operation.ts';
import { calls } from './generated/calls.ts';
import { setBalance } from './queries/balance.ts';
import { messagesChanged } from './queries/messages.ts';
import { mine, site } from './queries/keys.ts';
import { endSession } from './queries/member.ts';
import { setDeposit, withdrawalChanged } from './queries/wallet.ts';
import { shareEvents, type SharedEvents } from './shared-events.ts';

/** What the gateway tells; its `type` says what else is in it. */
export type GatewayEvent = Schema<'Event'>;
export type GatewayEventType = GatewayEvent['type'];

const eventTypes = [
  'systemStatus',
  'balanceChanged',
  'depositUpdated',
  'withdrawalUpdated',
  'messageCreated',
  'sessionEnded',
] as const satisfies readonly GatewayEventType[];

export interface EventStreamSettings {
  queryClient: QueryClient;
  /** Id of the member, or null for a guest. */
  memberId: string | null;
  /** After the cache has taken the event: for a toast. */
  onEvent?(event: GatewayEvent): void;
  baseUrl?: string;
}

/** Listens to what the gateway tells and keeps the query cache true to it; what may have been missed is asked again. */
export function openEvents({ queryClient, memberId, onEvent, baseUrl = '' }: EventStreamSettings): SharedEvents {
  return shareEvents({
    url: baseUrl + calls.streamEvents.path,
    audience: memberId ?? 'guest',
    types: eventTypes,
    onData(data) {
      const event = JSON.parse(data) as GatewayEvent;
      applyEvent(queryClient, event);
      onEvent?.(event);
    },
    onGap: () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === mine || queryKey[1] === 'status' }),
  });
}

/** Brings one event into the cache. */
export function applyEvent(queryClient: QueryClient, event: GatewayEvent): void {
  switch (event.type) {
    case 'systemStatus':
      queryClient.setQueryData([site, 'status'], event.status);
      break;
    case 'balanceChanged':
      setBalance(queryClient, event.balance);
      void queryClient.invalidateQueries({ queryKey: [mine, 'transactions'] });
      void queryClient.invalidateQueries({ queryKey: [mine, 'bets'] });
      break;
    case 'depositUpdated':
      setDeposit(queryClient, event.deposit);
      break;
    case 'withdrawalUpdated':
      withdrawalChanged(queryClient);
      break;
    case 'messageCreated':
      messagesChanged(queryClient);
      break;
    case 'sessionEnded':
      // Before or after this comes the answer that says who is logged in instead; other tabs hear of that by the hint.
      if (event.replaced) break;
      // One that ran out: the next answer says so, and the page asks for a log-in before it gives up what is on it.
      if (event.expired) void queryClient.invalidateQueries({ queryKey: [mine] });
      else endSession(queryClient);
      break;
    default:
      event satisfies never;
  }
}
