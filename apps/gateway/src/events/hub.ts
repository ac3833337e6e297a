import type { Db } from '../kernel/tables.ts';
import { forEverybody } from '../db/work.ts';
import { readNotifications } from '../db/notifier.ts';
import { eventsAfter, eventsBehind, startOf, type StoredEvent } from './store.ts';
import { hand, Subscriptions, type Subscriber, type Subscription } from './subscriptions.ts';

/** Delivers committed events, from any gateway, to the streams that are open on this one. */
export interface EventHub {
  /** Starts after `lastEventId`, or now; rejects when the database does not answer. `stop` ends it. */
  subscribe(subscriber: Subscriber, lastEventId: string | undefined): { begun: Promise<void>; stop: () => void };
  /** Looks for the events that a payload of the notifier announces. */
  hear(payload: string): void;
  /** Looks for all audiences, since notifications may have been lost. */
  lookForAll(): void;
  close(): void;
}

export interface HubOptions {
  onError(error: unknown): void;
  /** Milliseconds between two looks for all audiences, which only find what no notification announced. */
  lookEvery?: number;
}

/** Streams checked by one query. */
const atOnce = 500;

/**
 * A notification names an audience with new events; the hub then queries the events after the position of each of its streams. So
 * notifications may be reordered, repeated or lost: the next one for the same member, or the regular look, delivers what is missing, in
 * the order of ids.
 */
export function createEventHub(db: Db, { onError, lookEvery = 5000 }: HubOptions): EventHub {
  const subscriptions = new Subscriptions();
  const due = new Set<Subscription>();
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
    for (const each of those) {
      if (each.cursor === undefined) each.missed = true;
      else due.add(each);
    }
    void forEverybody(look);
  };
  const timer = setInterval(() => lookFor(subscriptions), lookEvery);
  timer.unref();

  const begin = async (subscription: Subscription, lastEventId: string | undefined): Promise<void> => {
    const place = await startOf(db, subscription.subscriber, lastEventId);
    const backlog = await eventsAfter(db, subscription.subscriber, place);
    subscription.cursor = place;
    subscription.subscriber.begin(place);
    for (const event of backlog) hand(subscription, event);
    if (subscription.missed) lookFor([subscription]);
  };

  return {
    subscribe(subscriber, lastEventId) {
      const subscription: Subscription = { subscriber, cursor: undefined, missed: false };
      subscriptions.add(subscription);
      const stop = (): void => {
        subscriptions.remove(subscription);
        due.delete(subscription);
      };
      return { begun: begin(subscription, lastEventId), stop };
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
