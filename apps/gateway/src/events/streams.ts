import type { ServerResponse } from 'node:http';
import type { Context } from '../kernel/context.ts';
import type { Clock, Random } from '../kernel/clock.ts';
import { networkOf } from '../kernel/network-of.ts';
import { tooMany } from '../kernel/rate-limit.ts';
import type { Visitor } from '../http/site-state.ts';
import type { EventHub } from './hub.ts';
import { openStream, type Stream } from './stream.ts';

/** How many streams one visitor may have open: a session's are its tabs, whereas an address may be a whole office. */
export const streamCaps = { perSession: 8, perAddress: 100 };
/** Milliseconds between two comments that keep a stream open. */
const beatEvery = 15_000;

/** When a gateway shuts down, its browsers reconnect to another one spread over this time, in ms (security F12). */
const comesBackWithin = 3000;

/** All event streams open on this gateway. */
export interface EventStreams {
  /**
   * Turns an answer into the stream of this context's session or of a guest, and calls `begin` right before the first byte. Until then it
   * may throw: `too_many_requests` if the session or address has reached its limit, or the database's error.
   */
  open(context: StreamContext, response: ServerResponse, answer: StreamAnswer, lastEventId: string | undefined): Promise<void>;
  /** The sessions that have a stream here. */
  sessions(): Iterable<string>;
  has(sessionId: string): boolean;
  /** Writes an event to every stream of a session (`Stream.tell`). */
  tell(sessionId: string, data: string): void;
  /** Ends them all; the browsers reconnect to another gateway. */
  close(): void;
  readonly count: number;
}

export interface StreamAnswer {
  headers: Record<string, string>;
  begin(): void;
}

export interface StreamContext extends Pick<Context, 'merchant' | 'session' | 'ip'> {
  visitor: Visitor;
}

export interface EventStreamDeps {
  hub: EventHub;
  clock: Clock;
  random: Random;
  /** Which of these sessions are still live. */
  liveSessions(ids: readonly string[], now: Date): Promise<Set<string>>;
  /** Called when a session has opened a stream. */
  onOpened?(sessionId: string): void;
  /** How many streams may be open at once. */
  most: number;
  onError(error: unknown): void;
}

export function createEventStreams(deps: EventStreamDeps): EventStreams {
  const { hub, clock, random } = deps;
  const streams = new Set<Stream>();
  const bySession = new Map<string, Set<Stream>>();
  const taken = new Map<string, number>();
  let closed = false;

  const take = (place: string, change: 1 | -1): void => {
    const left = (taken.get(place) ?? 0) + change;
    if (left > 0) taken.set(place, left);
    else taken.delete(place);
  };

  const add = (stream: Stream): void => {
    streams.add(stream);
    if (stream.sessionId === null) return;
    bySession.set(stream.sessionId, (bySession.get(stream.sessionId) ?? new Set()).add(stream));
    deps.onOpened?.(stream.sessionId);
  };
  const remove = (stream: Stream): void => {
    streams.delete(stream);
    const those = stream.sessionId === null ? undefined : bySession.get(stream.sessionId);
    those?.delete(stream);
    if (those?.size === 0) bySession.delete(stream.sessionId!);
  };

  /** Ends streams whose session ended without an event: idle for too long, too old, or its member was blocked. */
  const endDead = async (): Promise<void> => {
    const bound = [...streams].filter((stream) => stream.sessionId !== null);
    if (bound.length === 0) return;
    const live = await deps.liveSessions([...new Set(bound.map((stream) => stream.sessionId!))], clock.now());
    for (const stream of bound) if (!live.has(stream.sessionId!)) stream.end();
  };
  const timer = setInterval(() => {
    for (const stream of streams) stream.beat();
    endDead().catch(deps.onError);
  }, beatEvery);
  timer.unref();

  return {
    async open({ merchant, session, ip, visitor }, response, { headers, begin }, lastEventId) {
      if (closed) throw tooMany(1);
      const address = `address ${networkOf(ip)}`;
      const places = [address, ...(session ? [`session ${session.id}`] : [])];
      const full =
        streams.size >= deps.most ||
        (taken.get(address) ?? 0) >= streamCaps.perAddress ||
        (session !== null && (taken.get(`session ${session.id}`) ?? 0) >= streamCaps.perSession);
      if (full) throw tooMany(10);
      for (const place of places) take(place, 1);
      // One to five seconds, so that not all browsers reconnect at once when a gateway restarts.
      const retry = 1000 + (random.bytes(2).readUInt16BE() / 0xffff) * 4000;
      const stream: { current?: Stream } = {};
      const onEnd = (): void => {
        for (const place of places) take(place, -1);
        if (stream.current) remove(stream.current);
      };
      const audience = { merchant: merchant.code, memberId: session?.memberId ?? null, sessionId: session?.id ?? null };
      stream.current = await openStream(hub, response, audience, {
        lastEventId,
        writeHead() {
          begin();
          response.writeHead(200, {
            ...headers,
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-store, no-transform',
            'x-accel-buffering': 'no',
          });
        },
        retry: Math.round(retry),
        visitor,
        now: () => clock.now(),
        onEnd,
      });
      if (closed || response.writableEnded || response.destroyed) stream.current.end();
      else add(stream.current);
    },
    sessions: () => bySession.keys(),
    has: (sessionId) => bySession.has(sessionId),
    tell(sessionId, data) {
      for (const stream of bySession.get(sessionId) ?? []) stream.tell(data);
    },
    close() {
      closed = true;
      clearInterval(timer);
      for (const stream of streams) stream.end(Math.round(100 + (random.bytes(2).readUInt16BE() / 0xffff) * (comesBackWithin - 100)));
    },
    get count() {
      return streams.size;
    },
  };
}
