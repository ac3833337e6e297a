import type { Database } from '../db/open.ts';
import type { RedisLink } from '../db/redis-link.ts';
import type { Config } from '../kernel/config.ts';
import { eventChannel } from '../db/notifier.ts';
import { createEventHub, type EventHub } from './hub.ts';
import type { QueueChanges } from './queue-changes.ts';
import { listen } from '../db/listen.ts';

/**
 * The hub of this gateway, hearing the notifications of every gateway: through Redis where there is one, and through the database
 * always, which whoever has no Redis uses (a lost one, an operator's command). `queues` hears of what concerns operators. `close` ends it.
 */
export async function connectEvents(
  { database, redis, config }: { database: Database; redis?: RedisLink; config: Pick<Config, 'eventsLookEverySeconds'> },
  queues: QueueChanges,
  onError: (error: unknown) => void,
): Promise<Omit<EventHub, 'close'> & { close(): Promise<void> }> {
  const hub = createEventHub(database.db, { onError, lookEvery: config.eventsLookEverySeconds * 1000 });
  const hear = (payload: string): void => {
    hub.hear(payload);
    queues.hear(payload);
  };
  const missed = (): void => {
    hub.lookForAll();
    queues.missed();
  };
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
