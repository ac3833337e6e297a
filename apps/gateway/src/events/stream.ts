import type { ServerResponse } from 'node:http';
import { eventLagSeconds } from '../observe/meters.ts';
import { statusFor, type Visitor } from '../http/site-state.ts';
import type { EventHub } from './hub.ts';
import type { WireEvent } from '../db/publish.ts';
import type { Audience, StoredEvent } from './store.ts';
import type { Subscriber } from './subscriptions.ts';

/** A browser that does not read is cut off; it comes back with `Last-Event-ID` and misses nothing. */
const mostUnread = 256 * 1024;

export interface Stream extends Audience {
  /** Writes an event without a position: a stream that missed it recovers in another way. */
  tell(data: string): void;
  /** A comment that keeps the line open through proxies; also how we notice that it is dead. */
  beat(): void;
  /** Ends it; the browser reconnects after this many ms, by default those sent at the start. */
  end(comeBackAfter?: number): void;
}

interface StreamOptions {
  lastEventId: string | undefined;
  /** Writes the head of the answer; called once the stream's position is known, unless the visitor has left or was answered. */
  writeHead(): void;
  /** Milliseconds after which the browser reconnects when the connection is lost. */
  retry: number;
  visitor: Visitor;
  now(): Date;
  onEnd(): void;
}

/**
 * Writes one audience's events to an answer as server-sent events, until either side ends it. To a page the head means "from now on nothing
 * is missed", after which it fetches what it shows; so the head waits for the position where the stream starts.
 */
export async function openStream(hub: EventHub, response: ServerResponse, audience: Audience, options: StreamOptions): Promise<Stream> {
  let ended = false;
  const leave = (): void => {
    if (ended) return;
    ended = true;
    subscription.stop();
    options.onEnd();
  };
  const end = (comeBackAfter?: number): void => {
    if (ended) return;
    leave();
    response.end(comeBackAfter === undefined ? undefined : `retry: ${comeBackAfter}\n\n`);
  };
  const write = (text: string): void => {
    if (ended) return;
    if (response.writableLength > mostUnread) response.destroy();
    else response.write(text);
  };
  const subscriber: Subscriber = {
    ...audience,
    // An id without data moves the browser's position, so that even a stream without events resumes.
    begin(place) {
      if (!ended && response.headersSent) end();
      if (ended) return;
      options.writeHead();
      write(`retry: ${options.retry}\nid: ${place}\n\n`);
    },
    deliver: (event) => {
      write(`id: ${event.id}\ndata: ${JSON.stringify(wireOf(event, options))}\n\n`);
      eventLagSeconds.observe(Math.max(0, options.now().getTime() - event.at.getTime()) / 1000);
      if (event.type === 'sessionEnded') end();
    },
  };
  const subscription = hub.subscribe(subscriber, options.lastEventId);
  response.on('close', () => end());
  response.on('error', () => end());
  await subscription.begun.catch((error: unknown) => {
    // Before the head is written, the caller answers with the refusal.
    if (response.headersSent) end();
    else leave();
    throw error;
  });
  return { ...audience, tell: (data) => write(`data: ${data}\n\n`), beat: () => write(': beat\n\n'), end };
}

/** As `publish` stored it, except a site's status, which depends on where the visitor is. */
function wireOf({ type, data, site }: StoredEvent, { visitor, now }: StreamOptions): WireEvent {
  if (site) return { type: 'systemStatus', status: statusFor(site, visitor, now()) };
  return { ...(data as object), type } as WireEvent;
}
