import pg from 'pg';
import type { Database } from './open.ts';

export interface Channel {
  close(): Promise<void>;
}

const longestPause = 10_000;

/**
 * Listens to a channel of the database, for notifications from every gateway on it. `onGap` is called when notifications may have been
 * missed (the connection was lost and restored), so that the caller can catch up.
 */
export async function listen(
  database: Database,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
): Promise<Channel> {
  if (database.pglite) {
    const { pglite } = database;
    const stop = await database.alone(() => pglite.listen(channel, onPayload));
    return { close: async () => (pglite.closed ? undefined : database.alone(() => stop())) };
  }
  const options = database.pool!.options;
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  // A client of its own: a connection that listens could never return to the pool.
  const connect = async (): Promise<void> => {
    const next = new pg.Client(options);
    next.on('notification', (notice) => onPayload(notice.payload ?? ''));
    next.on('error', () => undefined);
    next.once('end', () => reconnect(250));
    client = next;
    await next.connect();
    await next.query(`listen "${channel}"`);
  };
  const reconnect = (pause: number): void => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      connect().then(onGap, () => reconnect(Math.min(pause * 2, longestPause)));
    }, pause);
  };

  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
