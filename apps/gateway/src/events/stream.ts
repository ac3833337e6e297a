import type { ServerResponse } from 'node:http';
import { eventLagSeconds } from '../observe/meters.ts';
import { statusFor, type Visitor } from '../http/site-state.ts';
import type { EventHub } from './hub.ts';
import type { WireEvent } from '../db/publish.ts';
import type { Audience, StoredEvent } from './store.ts';
import type { Subscriber } from './subscriptions.ts';

/**
 * How much unread data may accumulate, in bytes. A browser that does not read is disconnected; it reconnects with `Last-Event-ID` and
 * misses nothing.
 */
const mostUnread = 256 * 1024;

export interface Stream extends Audience {
  /** Writes an event without an id; a stream that misses it recovers in another way. */
  tell(data: string): void;
  /** Writes a comment, which keeps the connection open through proxies and shows whether it is dead. */
  beat(): void;
  /** Ends the stream; the browser reconnects after this many ms, by default those sent at the start. */
  end(comeBackAfter?: number): void;
}

interface StreamOptions {
  lastEventId: string | undefined;
  /** Writes the head of the answer; called once the stream's position is known, unless the visitor has left or was answered. */
  writeHead(): void;
  /** Milliseconds after which the browser reconnects if the connection is lost. */
  retry: number;
  visitor: Visitor;
  now(): Date;
  onEnd(): void;
}

/**
 * Writes one audience's events to an answer as server-sent events, until either side ends it. To a page, the answer's head means that it
 * will miss nothing from now on, so that it then fetches what it shows; therefore the head is sent only once the stream's start position is
 * known.
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
    // An id without data sets the browser's position, so that even a stream without events can resume.
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
    // Before the head was written, the caller answers with a refusal.
    if (response.headersSent) end();
    else leave();
    throw error;
  });
  return { ...audience, tell: (data) => write(`data: ${data}\n\n`), beat: () => write(': beat\n\n'), end };
}

/** An event as `publish` stored it, except for a site's status, which depends on where the visitor is. */
function wireOf({ type, data, site }: StoredEvent, { visitor, now }: StreamOptions): WireEvent {
  if (site) return { type: 'systemStatus', status: statusFor(site, visitor, now()) };
  return { ...(data as object), type } as WireEvent;
}
