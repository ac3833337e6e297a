import type { Database } from '../db/open.ts';
import type { RedisLink } from '../db/redis-link.ts';
import type { Config } from '../kernel/config.ts';
import { eventChannel } from '../db/notifier.ts';
import { createEventHub, type EventHub } from './hub.ts';
import { listen } from '../db/listen.ts';

/** Hears the notifications, and that some may have been missed. */
export interface Hearing {
  hear(payload: string): void;
  missed(): void;
}

/**
 * The hub of this gateway, hearing the notifications of every gateway: through Redis where there is one, and through the database
 * always, which whoever has no Redis uses (a lost one, an operator's command). Each is heard by `before`, then by the hub and by `after`:
 * what a page asks for because of an event must be answered by what was announced. `close` ends it.
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
