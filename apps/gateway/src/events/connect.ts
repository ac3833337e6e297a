import type { Database } from '../db/open.ts';
import type { RedisLink } from '../db/redis-link.ts';
import type { Config } from '../kernel/config.ts';
import { eventChannel } from '../db/notifier.ts';
import { createEventHub, type EventHub } from './hub.ts';
import { listen } from '../db/listen.ts';

/** Receives notifications, and is told when some may have been missed. */
export interface Hearing {
  hear(payload: string): void;
  missed(): void;
}

/**
 * This gateway's hub, which receives the notifications of every gateway: through Redis if there is one, and always through the database,
 * which is used by everything without Redis (an operator's command, a failed Redis notification). Each notification goes to `before`, then
 * to the hub, then to `after`, so that whatever a page requests because of an event already includes the change. `close` ends it.
 */
export async function connectEvents(
  { database, redis, config }: { database: Database; redis?: RedisLink; config: Pick<Config, 'eventsLookEverySeconds'> },
  { before, after }: { before: readonly Hearing[]; after: readonly Hearing[] },
  onError: (error: unknown) => void,
): Promise<Omit<EventHub, 'close'> & { close(): Promise<void> }> {
  const hub = createEventHub(database.db, { onError, lookEvery: config.eventsLookEverySeconds * 1000 });
  const all: readonly Hearing[] = [...before, { hear: hub.hear, missed: hub.lookForAll }, ...after];
  const hear = (payload: string): void => all.forEach((each) => each.hear(payload));
  const missed = (): void => all.forEach((each) => each.missed());
  const channels = [await listen(database, eventChannel, hear, missed)];
  if (redis) {
    channels.push(await redis.listen(eventChannel, hear, missed));
    database.notifier.goBy((payload) => redis.ask((client) => client.publish(eventChannel, payload)));
  }
  return {
    ...hub,
    async close() {
      hub.close();
      await Promise.all(channels.map((channel) => channel.close()));
    },
  };
}
