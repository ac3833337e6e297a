import type { components } from '@parlour/office-api/contract';
import { sql } from 'kysely';
import { prepared } from '../kernel/prepared.ts';
import type { Db } from '../kernel/tables.ts';
import { afterCommit } from '../kernel/transaction.ts';
import { forEverybody } from './work.ts';

/** Announces new events for a member, or for everyone on a merchant's site. Only a hint: the event itself is in the database. */
export interface Notification {
  merchant: string;
  memberId: string | null;
}

/** Announces a change in operators' queues, of a merchant or of the installation (null). */
export type QueueNotification = components['schemas']['QueueChange'];

/** Announces a change in a chat room, or in the rooms that a session listens to. */
export interface ChatNotification {
  merchant: string;
  chat: 'room' | 'listener';
  /** The id of the room, or of the session. */
  id: string;
}

type AnyNotification = Notification | QueueNotification | ChatNotification;

/** Delivers notifications to every gateway of the installation. */
export type Carrier = (payload: string) => Promise<unknown>;

/** The channel on which gateways notify each other of committed events. */
export const eventChannel = 'parlour_event';

/** Milliseconds between batches: one commit for everything announced meanwhile. */
const pause = 10;
/** With more audiences than this, one notification goes to everyone at the merchant, which reaches the same streams and some more. */
const mostAtOnce = 500;
/** Postgres limits a notification to less than 8,000 bytes. */
const longestPayload = 7500;

const notifiers = new WeakMap<Db, Notifier>();

/**
 * Notifies gateways of committed events, in batches. No event gets lost: if a hint does not arrive, because this process or the connection
 * failed, streams find the event at their next regular check (events/hub.ts).
 */
export class Notifier {
  readonly #database: Carrier;
  #first: Carrier | undefined;
  readonly #beside = new Set<(payload: string) => void>();
  #pending = new Set<string>();
  #sending: Promise<void> | undefined;
  #sentAt = -pause;

  /** `db` must be outside any transaction. */
  constructor(db: Db) {
    this.#database = notifyThrough(db);
  }

  /** Sends notifications by another carrier, and through the database only if that fails. */
  goBy(carrier: Carrier): void {
    this.#first = carrier;
  }

  /** Calls `hear` in this process at once, before other gateways are notified; returns a function that stops it. */
  tellAtOnce(hear: (payload: string) => void): () => void {
    this.#beside.add(hear);
    return () => void this.#beside.delete(hear);
  }

  notify(notifications: readonly AnyNotification[]): void {
    for (const each of notifications) {
      this.#pending.add(write(each));
      for (const hear of this.#beside) hear(write(each));
    }
    if (this.#pending.size > 0) this.#sending ??= forEverybody(() => this.#send());
  }

  /** Resolves when every notification has been sent or given up. */
  async flush(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#pending.size > 0) {
      // After a quiet moment, sends at once, together with everything announced in the same turn of the event loop.
      const wait = this.#sentAt + pause - performance.now();
      await new Promise((resume) => (wait > 0 ? setTimeout(resume, wait) : setImmediate(resume)));
      this.#sentAt = performance.now();
      const batch = this.#pending;
      this.#pending = new Set();
      for (const payload of payloadsOf(batch)) await this.#carry(payload);
    }
    this.#sending = undefined;
  }

  async #carry(payload: string): Promise<void> {
    try {
      await (this.#first ?? this.#database)(payload);
    } catch {
      if (this.#first) await this.#database(payload).catch(() => undefined);
    }
  }
}

/**
 * Notifies in a transaction of its own, not in that of the work, because Postgres commits only one notifying transaction at a time on the
 * whole server. It does not wait for the disk either, since hints need no durability.
 */
function notifyThrough(db: Db): Carrier {
  return (payload) =>
    sql`${prepared} select set_config('synchronous_commit', 'off', true), pg_notify(${eventChannel}, ${payload})`.execute(db);
}

function write(notification: AnyNotification): string {
  const { merchant } = notification;
  if ('queue' in notification) return `${merchant ?? ''}#${notification.queue}`;
  if ('chat' in notification) return `${merchant}~${notification.chat}~${notification.id}`;
  return notification.memberId === null ? notification.merchant : `${merchant}/${notification.memberId}`;
}

/** The notifications for players in a payload. */
export function readNotifications(payload: string): Notification[] {
  return payload
    .split(' ')
    .filter((text) => !/[#~]/.test(text))
    .map((text) => {
      const [merchant = '', memberId = null] = text.split('/');
      return { merchant, memberId };
    });
}

/** The notifications for operators in a payload. */
export function readQueueNotifications(payload: string): QueueNotification[] {
  return payload.split(' ').flatMap((text) => {
    const [merchant, queue] = text.split('#');
    return queue === undefined ? [] : [{ merchant: merchant || null, queue: queue as QueueNotification['queue'] }];
  });
}

/** The notifications of chat rooms in a payload. */
export function readChatNotifications(payload: string): ChatNotification[] {
  return payload.split(' ').flatMap((text) => {
    const [merchant = '', chat, id] = text.split('~');
    return id !== undefined && (chat === 'room' || chat === 'listener') ? [{ merchant, chat, id }] : [];
  });
}

function payloadsOf(batch: ReadonlySet<string>): string[] {
  const merchants = [...batch].map((text) => text.split('/', 1)[0]!);
  const texts = batch.size > mostAtOnce ? new Set(merchants) : batch;
  const payloads: string[] = [];
  for (const text of texts) {
    const last = payloads.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= longestPayload) payloads[payloads.length - 1] = `${last} ${text}`;
    else payloads.push(text);
  }
  return payloads;
}

/** Makes `notifier` announce commits made through this handle. Call it once for each handle of a database that you open. */
export function notifyBy(db: Db, notifier: Notifier): Db {
  notifiers.set(db, notifier);
  return db;
}

/** Notifies operators who look at a queue that it has changed, if and when the caller's transaction commits. */
export function tellQueue(db: Db, change: QueueNotification): void {
  afterCommit(db, (committed) => notify(committed, [change]));
}

/** Announces events committed through `db` by other code, such as an SQL function that stored them itself. */
export function notify(db: Db, notifications: readonly AnyNotification[]): void {
  notifiers.get(db)?.notify(notifications);
}
