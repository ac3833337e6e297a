import type { Notification } from '../db/notifier.ts';
import { isFor, type Audience, type StoredEvent } from './store.ts';

export interface Subscriber extends Audience {
  /** Called once, before the first event, with the id of the stream's start position. */
  begin(place: bigint): void;
  /** Called with each event of its audience, once and in order. */
  deliver(event: StoredEvent): void;
}

export interface Subscription {
  subscriber: Subscriber;
  /** The last event delivered; undefined until the start position is known. */
  cursor: bigint | undefined;
}

/** The open streams of this gateway, by audience. */
export class Subscriptions {
  readonly #sites = new Map<string, Set<Subscription>>();
  readonly #members = new Map<string, Set<Subscription>>();

  add(subscription: Subscription): void {
    const { merchant, memberId } = subscription.subscriber;
    put(this.#sites, merchant, subscription);
    if (memberId !== null) put(this.#members, `${merchant}/${memberId}`, subscription);
  }

  remove(subscription: Subscription): void {
    const { merchant, memberId } = subscription.subscriber;
    take(this.#sites, merchant, subscription);
    if (memberId !== null) take(this.#members, `${merchant}/${memberId}`, subscription);
  }

  /** The streams that a notification concerns. */
  of({ merchant, memberId }: Notification): ReadonlySet<Subscription> {
    return (memberId === null ? this.#sites.get(merchant) : this.#members.get(`${merchant}/${memberId}`)) ?? new Set();
  }

  *[Symbol.iterator](): Iterator<Subscription> {
    for (const site of this.#sites.values()) yield* site;
  }

  clear(): void {
    this.#sites.clear();
    this.#members.clear();
  }
}

/** Delivers an event to a stream of its audience, unless it already had it. */
export function hand(subscription: Subscription, event: StoredEvent): void {
  const { subscriber, cursor } = subscription;
  const id = BigInt(event.id);
  if (cursor === undefined || id <= cursor || !isFor(event, subscriber)) return;
  subscription.cursor = id;
  subscriber.deliver(event);
}

function put(groups: Map<string, Set<Subscription>>, name: string, subscription: Subscription): void {
  const group = groups.get(name) ?? new Set();
  groups.set(name, group.add(subscription));
}

function take(groups: Map<string, Set<Subscription>>, name: string, subscription: Subscription): void {
  const group = groups.get(name);
  group?.delete(subscription);
  if (group?.size === 0) groups.delete(name);
}
