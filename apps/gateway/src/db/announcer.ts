import { sql } from 'kysely';
import type { Db } from '../kernel/tables.ts';
import { forEverybody } from './work.ts';

/**
 * Says that there is something new for a member, or for everyone on a merchant's site. Only a hint: the event itself is in the database.
 */
export interface Announcement {
  merchant: string;
  memberId: string | null;
}

/** Brings announcements to every gateway of the installation. */
export type Carrier = (payload: string) => Promise<unknown>;

/** The channel on which gateways notify each other of committed events. */
export const eventChannel = 'parlour_event';

/** Milliseconds between two batches: one commit for all announcements in between. */
const pause = 10;
/** More audiences than this become one announcement to everyone of the merchant, which reaches the same streams and a few more. */
const mostAtOnce = 500;
/** Postgres carries less than 8,000 bytes in one notice. */
const longestPayload = 7500;

/**
 * Notifies gateways of committed events, in batches. It cannot lose an event: if a hint does not arrive, because this process or the
 * connection broke, streams find the event at their next regular look (events/hub.ts).
 */
export class Announcer {
  readonly #database: Carrier;
  #first: Carrier | undefined;
  #pending = new Set<string>();
  #sending: Promise<void> | undefined;
  #sentAt = -pause;

  /** `db` must be outside any transaction. */
  constructor(db: Db) {
    this.#database = notifyThrough(db);
  }

  /** Sends announcements another way, and through the database only when that fails. */
  goBy(carrier: Carrier): void {
    this.#first = carrier;
  }

  announce(announcements: readonly Announcement[]): void {
    for (const each of announcements) this.#pending.add(write(each));
    if (this.#pending.size > 0) this.#sending ??= forEverybody(() => this.#send());
  }

  /** Resolves when all announcements have been sent or given up. */
  async flush(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#pending.size > 0) {
      // After an idle interval the first is sent at once, together with those of the same turn of the event loop.
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
 * Notifies in its own transaction, not in that of the work: Postgres commits only one notifying transaction at a time on the whole
 * server. It does not wait for the disk either, since hints need no durability.
 */
function notifyThrough(db: Db): Carrier {
  return (payload) => sql`select set_config('synchronous_commit', 'off', true), pg_notify(${eventChannel}, ${payload})`.execute(db);
}

function write({ merchant, memberId }: Announcement): string {
  return memberId === null ? merchant : `${merchant}/${memberId}`;
}

/** What a payload announces. */
export function readAnnouncements(payload: string): Announcement[] {
  return payload.split(' ').map((text) => {
    const [merchant = '', memberId = null] = text.split('/');
    return { merchant, memberId };
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
