import type { QueryClient } from '@tanstack/react-query';
import type { Schema } from './operation.ts';
import { operationTable } from './contract.ts';
import { messagesChanged } from './queries/content.ts';
import { mine, site } from './queries/keys.ts';
import { endSession } from './queries/session.ts';
import { setBalance, setDeposit, withdrawalChanged } from './queries/wallet.ts';

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

export interface EventStream {
  close(): void;
}

export interface EventStreamSettings {
  queryClient: QueryClient;
  /** After the cache has taken the event: for a toast. */
  onEvent?(event: GatewayEvent): void;
  baseUrl?: string;
}

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/**
 * Listens to what the gateway tells and keeps the query cache true to it. A lost connection resumes by `Last-Event-ID`,
 * which the browser does by itself; where the gateway refuses the stream (maintenance, too many), it is opened again
 * with growing pauses, and what may have been missed is asked again.
 */
export function openEvents({ queryClient, onEvent, baseUrl = '' }: EventStreamSettings): EventStream {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY_MS;
  let missed = false;

  const hear = ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as GatewayEvent;
    applyEvent(queryClient, event);
    onEvent?.(event);
  };
  const open = () => {
    source = new EventSource(baseUrl + operationTable.streamEvents.path);
    source.addEventListener('message', hear);
    for (const type of eventTypes) source.addEventListener(type, hear);
    source.addEventListener('open', () => {
      pause = FIRST_RETRY_MS;
      if (missed) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === mine || queryKey[1] === 'status' });
      missed = false;
    });
    source.addEventListener('error', () => {
      missed = true;
      if (source?.readyState !== EventSource.CLOSED) return;
      retry = setTimeout(open, pause);
      pause = Math.min(pause * 2, LAST_RETRY_MS);
    });
  };
  open();
  return {
    close() {
      clearTimeout(retry);
      source?.close();
    },
  };
}

/** Brings one event into the cache. */
export function applyEvent(queryClient: QueryClient, event: GatewayEvent): void {
  switch (event.type) {
    case 'systemStatus':
      if (event.status) queryClient.setQueryData([site, 'status'], event.status);
      break;
    case 'balanceChanged':
      if (event.balance) setBalance(queryClient, event.balance);
      void queryClient.invalidateQueries({ queryKey: [mine, 'transactions'] });
      void queryClient.invalidateQueries({ queryKey: [mine, 'bets'] });
      break;
    case 'depositUpdated':
      if (event.deposit) setDeposit(queryClient, event.deposit);
      break;
    case 'withdrawalUpdated':
      withdrawalChanged(queryClient);
      break;
    case 'messageCreated':
      messagesChanged(queryClient);
      break;
    case 'sessionEnded':
      endSession(queryClient);
      break;
    default:
      event.type satisfies never;
  }
}
