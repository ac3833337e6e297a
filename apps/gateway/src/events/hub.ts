import type { Database } from '../db/open.ts';
import { listen } from './listen.ts';
import { eventChannel } from './publish.ts';
import { eventsAfter, eventsByIds, isFor, startOf, type Audience, type StoredEvent } from './store.ts';

export interface Subscriber extends Audience {
  /** Called once, before the first event: the id of the place where the stream starts. */
  begin(place: bigint): void;
  /** Gets each event of its audience once, in order. */
  deliver(event: StoredEvent): void;
}

interface Subscription {
  subscriber: Subscriber;
  /** The last event delivered; undefined until the backlog has been read. */
  cursor: bigint | undefined;
  waiting: StoredEvent[];
}

/** Hands committed events, whichever gateway committed them, to the streams that are open on this one. */
export interface EventHub {
  /** Begins after `lastEventId`, or now; rejects when the database does not answer. `stop` ends it. */
  subscribe(subscriber: Subscriber, lastEventId: string | undefined): { begun: Promise<void>; stop: () => void };
  close(): Promise<void>;
}

export async function createEventHub(database: Database, onError: (error: unknown) => void): Promise<EventHub> {
  const { db } = database;
  const subscriptions = new Set<Subscription>();
  const pending = new Set<string>();
  let draining = false;
  let closed = false;

  const hand = (subscription: Subscription, event: StoredEvent): void => {
    if (subscription.cursor === undefined) {
      subscription.waiting.push(event);
    } else if (BigInt(event.id) > subscription.cursor) {
      subscription.cursor = BigInt(event.id);
      subscription.subscriber.deliver(event);
    }
  };

  const drain = async (): Promise<void> => {
    if (draining) return;
    draining = true;
    try {
      while (pending.size > 0 && !closed) {
        const ids = [...pending];
        const events = subscriptions.size > 0 ? await eventsByIds(db, ids) : [];
        for (const id of ids) pending.delete(id);
        for (const event of events) for (const each of subscriptions) if (isFor(event, each.subscriber)) hand(each, event);
      }
    } catch (error) {
      if (!closed) onError(error);
      setTimeout(() => void drain(), 1000).unref();
    } finally {
      draining = false;
    }
  };

  const catchUp = async (): Promise<void> => {
    for (const each of subscriptions) {
      if (each.cursor === undefined) continue;
      for (const event of await eventsAfter(db, each.subscriber, each.cursor)) hand(each, event);
    }
  };

  const channel = await listen(
    database,
    eventChannel,
    (id) => {
      pending.add(id);
      void drain();
    },
    () => void catchUp().catch(onError),
  );

  const begin = async (subscription: Subscription, lastEventId: string | undefined): Promise<void> => {
    const place = await startOf(db, subscription.subscriber, lastEventId);
    const backlog = await eventsAfter(db, subscription.subscriber, place);
    subscription.cursor = place;
    subscription.subscriber.begin(place);
    // What came meanwhile may also be in the backlog; the cursor lets each through once.
    for (const event of [...backlog, ...subscription.waiting.splice(0)]) hand(subscription, event);
  };

  return {
    subscribe(subscriber, lastEventId) {
      const subscription: Subscription = { subscriber, cursor: undefined, waiting: [] };
      subscriptions.add(subscription);
      return { begun: begin(subscription, lastEventId), stop: () => void subscriptions.delete(subscription) };
    },
    async close() {
      closed = true;
      subscriptions.clear();
      await channel.close();
    },
  };
}
