import type { Db } from '../kernel/tables.ts';
import { forEverybody } from '../db/work.ts';
import { readNotifications } from '../db/notifier.ts';
import { eventsBehind, startsOf, type StoredEvent } from './store.ts';
import { hand, Subscriptions, type Subscriber, type Subscription } from './subscriptions.ts';

/** Delivers committed events, from any gateway, to the streams that are open on this one. */
export interface EventHub {
  /** Starts after `lastEventId`, or now; `begun` rejects if the database does not answer. `stop` ends it, whether or not it has begun. */
  subscribe(subscriber: Subscriber, lastEventId: string | undefined): { begun: Promise<void>; stop: () => void };
  /** Looks for the events that a notifier's payload announces. */
  hear(payload: string): void;
  /** Looks for events of all audiences, because notifications may have been lost. */
  lookForAll(): void;
  close(): void;
}

export interface HubOptions {
  onError(error: unknown): void;
  /** Milliseconds between checks for all audiences, which only find events whose notification was lost. */
  lookEvery?: number;
}

/** A stream that is being opened, until its start position is known. */
interface Arriving {
  subscription: Subscription;
  lastEventId: string | undefined;
  begun: PromiseWithResolvers<void>;
}

/** How many streams one query checks. */
const atOnce = 500;

/**
 * A notification names an audience with new events; the hub then queries the events after the position of each of its streams. So
 * notifications may arrive in any order, twice or never: the next one for the same member, or the regular check, delivers what is missing,
 * in the order of ids.
 */
export function createEventHub(db: Db, { onError, lookEvery = 5000 }: HubOptions): EventHub {
  const subscriptions = new Subscriptions();
  const arriving = new Set<Arriving>();
  const due = new Set<Subscription>();
  let beginning = false;
  let looking = false;
  let closed = false;

  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    while (due.size > 0 && !closed) {
      const now = [...due].slice(0, atOnce);
      for (const each of now) due.delete(each);
      try {
        await bringNews(db, now);
      } catch (error) {
        if (closed) break;
        onError(error);
        for (const each of now) due.add(each);
        await new Promise((resume) => setTimeout(resume, 1000).unref());
      }
    }
    looking = false;
  };
  const lookFor = (those: Iterable<Subscription>): void => {
    // A stream that is still being opened is checked once it has begun.
    for (const each of those) if (each.cursor !== undefined) due.add(each);
    void forEverybody(look);
  };
  const timer = setInterval(() => lookFor(subscriptions), lookEvery);
  timer.unref();

  /** Starts the waiting streams, with one query for all that arrived meanwhile. */
  const begin = async (): Promise<void> => {
    if (beginning) return;
    beginning = true;
    while (arriving.size > 0 && !closed) {
      const now = [...arriving].slice(0, atOnce);
      for (const each of now) arriving.delete(each);
      try {
        const places = await startsOf(
          db,
          now.map(({ subscription: { subscriber }, lastEventId }) => ({ ...subscriber, lastEventId })),
        );
        for (const [i, arrival] of now.entries()) beginAt(arrival, places[i]!);
        // Delivers what the browsers missed while disconnected, and what was announced since the positions were read.
        lookFor(now.map(({ subscription }) => subscription));
      } catch (error) {
        for (const { begun } of now) begun.reject(error);
      }
    }
    beginning = false;
  };

  return {
    subscribe(subscriber, lastEventId) {
      const subscription: Subscription = { subscriber, cursor: undefined };
      const arrival: Arriving = { subscription, lastEventId, begun: Promise.withResolvers() };
      subscriptions.add(subscription);
      arriving.add(arrival);
      void forEverybody(begin);
      const stop = (): void => {
        subscriptions.remove(subscription);
        due.delete(subscription);
        arriving.delete(arrival);
        arrival.begun.resolve();
      };
      return { begun: arrival.begun.promise, stop };
    },
    hear(payload) {
      for (const notification of readNotifications(payload)) lookFor(subscriptions.of(notification));
    },
    lookForAll: () => lookFor(subscriptions),
    close() {
      closed = true;
      clearInterval(timer);
      subscriptions.clear();
    },
  };
}

function beginAt({ subscription, begun }: Arriving, place: bigint): void {
  subscription.cursor = place;
  try {
    subscription.subscriber.begin(place);
    begun.resolve();
  } catch (error) {
    begun.reject(error);
  }
}

async function bringNews(db: Db, those: readonly Subscription[]): Promise<void> {
  const begun = those.flatMap((each) => (each.cursor === undefined ? [] : [{ ...each.subscriber, after: each.cursor }]));
  const bySite = new Map<string, StoredEvent[]>();
  const byMember = new Map<string, StoredEvent[]>();
  const events = await eventsBehind(db, begun);
  if (events.length === 0) return;
  for (const event of events) {
    const [groups, name] = event.member_id === null ? [bySite, event.merchant] : [byMember, event.member_id];
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(event);
  }
  for (const each of those) {
    const { merchant, memberId } = each.subscriber;
    const own = (memberId !== null && byMember.get(memberId)) || [];
    const news = [...own, ...(bySite.get(merchant) ?? [])].sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
    for (const event of news) hand(each, event);
  }
}
