import type { QueryClient } from '@tanstack/react-query';
import type { Schema } from './operation.ts';
import { calls } from './generated/calls.ts';
import { setBalance } from './queries/balance.ts';
import { messagesChanged } from './queries/messages.ts';
import { mine, site } from './queries/keys.ts';
import { endSession } from './queries/member.ts';
import { setDeposit, withdrawalChanged } from './queries/wallet.ts';
import { settingsChanged } from './queries/system.ts';
import { shareEvents, type SharedEvents } from './shared-events.ts';

/** An event of the gateway, discriminated by `type`. */
export type GatewayEvent = Schema<'Event'>;
export type GatewayEventType = GatewayEvent['type'];

const eventTypes = [
  'systemStatus',
  'settingsChanged',
  'balanceChanged',
  'depositUpdated',
  'withdrawalUpdated',
  'messageCreated',
  'messagesRead',
  'sessionEnded',
  'missionProgress',
  'promotionChanged',
  'bonusChanged',
  'pointsChanged',
  'levelChanged',
  'gamesChanged',
  'contentChanged',
  'drawStatus',
  'drawResult',
  'lineSettled',
  'oddsChanged',
  'chatMessages',
  'chatRoomsChanged',
] as const satisfies readonly GatewayEventType[];

/** The parts of the cache that events keep up to date. */
const followed: ReadonlySet<unknown> = new Set(['status', 'permission', 'registerSettings']);

export interface EventStreamSettings {
  queryClient: QueryClient;
  /** Id of the member, or null for a guest. */
  memberId: string | null;
  /** Called after the cache was updated, for a toast. */
  onEvent?(event: GatewayEvent): void;
  baseUrl?: string;
}

/** Listens to the gateway's events and keeps the query cache up to date; refetches what may have been missed. */
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
    onGap: () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === mine || followed.has(queryKey[1]) }),
  });
}

/** Applies one event to the cache. */
export function applyEvent(queryClient: QueryClient, event: GatewayEvent): void {
  switch (event.type) {
    case 'systemStatus':
      queryClient.setQueryData([site, 'status'], event.status);
      break;
    case 'settingsChanged':
      settingsChanged(queryClient);
      break;
    case 'balanceChanged':
      setBalance(queryClient, event.balance);
      void queryClient.invalidateQueries({ queryKey: [mine, 'transactions'] });
      void queryClient.invalidateQueries({ queryKey: [mine, 'bets'] });
      break;
    case 'depositUpdated':
      setDeposit(queryClient, event.deposit);
      // A deposit can make a bonus claimable.
      void queryClient.invalidateQueries({ queryKey: [mine, 'loyalty'] });
      break;
    case 'missionProgress':
    case 'promotionChanged':
    case 'bonusChanged':
    case 'pointsChanged':
    case 'levelChanged':
      void queryClient.invalidateQueries({ queryKey: [mine, 'loyalty'] });
      // Bonus money may have arrived with it.
      void queryClient.invalidateQueries({ queryKey: [mine, 'balance'] });
      break;
    case 'withdrawalUpdated':
      withdrawalChanged(queryClient);
      break;
    case 'messageCreated':
    case 'messagesRead':
      messagesChanged(queryClient);
      break;
    case 'sessionEnded':
      // The answer with the new member may arrive before or after this; other tabs learn of it by the hint.
      if (event.replaced) break;
      // An expired session: the next answer reports it, and the page asks for a log-in before it discards its content.
      if (event.expired) void queryClient.invalidateQueries({ queryKey: [mine] });
      else endSession(queryClient);
      break;
    case 'gamesChanged':
      void import('./queries/games-changed.ts').then(({ gamesChanged }) => gamesChanged(queryClient));
      break;
    case 'contentChanged':
      void import('./queries/content-changed.ts').then(({ contentChanged }) => contentChanged(queryClient, event.kinds));
      break;
    case 'drawStatus':
    case 'drawResult':
    case 'lineSettled':
    case 'oddsChanged':
      if (FLAGS.lottery) void import('./queries/lottery-events.ts').then(({ applyLotteryEvent }) => applyLotteryEvent(queryClient, event));
      break;
    case 'chatMessages':
    case 'chatRoomsChanged':
      if (FLAGS.chatRoom) void import('./queries/chat-events.ts').then(({ applyChatEvent }) => applyChatEvent(queryClient, event));
      break;
    default:
      event satisfies never;
  }
}
