import { createClient, type RedisClientType } from 'redis';
import type { Channel } from './listen.ts';

/** A connection to Redis that never blocks its caller: whatever cannot be done at once is rejected. */
export interface RedisLink {
  /** True while Redis answers. */
  readonly up: boolean;
  /** Sends a command; rejects at once if Redis is not connected, and soon if it does not answer. */
  ask<T>(question: (client: Client) => Promise<T>): Promise<T>;
  /** Subscribes to a channel. `onGap` is called when messages may have been missed. */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<Channel>;
  close(): void;
}

type Client = ReturnType<typeof open>;

/** Time-out of one command, in ms: callers have a fallback. */
const patience = 250;
/** After an unanswered command, how long no further one is sent, in ms. */
const rest = 1000;

/** The clock by which the link measures its own waiting. */
export interface LinkTime {
  /** Milliseconds since any moment. */
  now(): number;
  /** Calls `work` after this many ms, unless the returned function is called first. */
  after(ms: number, work: () => void): () => void;
}

const realTime: LinkTime = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** Connects, and reconnects whenever the connection is lost; resolves once connected or after the first failure. */
export async function openRedis(url: string, onTrouble: (error: Error) => void, time: LinkTime = realTime): Promise<RedisLink> {
  const clients: Client[] = [];
  let silentUntil = 0;
  let told = false;
  const connect = async (onReady: () => void): Promise<Client> => {
    const client = open(url);
    clients.push(client);
    client.on('ready', () => {
      told = false;
      onReady();
    });
    const settled = new Promise<void>((resolve) => client.once('ready', resolve).once('error', () => resolve()));
    client.on('error', (error: Error) => {
      // A lost connection is reported once, not at every attempt to reconnect.
      if (!told) onTrouble(error);
      told = true;
    });
    client.connect().catch(() => undefined);
    await settled;
    return client;
  };
  const client = await connect(() => undefined);
  const isUp = () => client.isReady && time.now() >= silentUntil;

  return {
    get up() {
      return isUp();
    },
    async ask(question) {
      if (!isUp()) throw new Error('Redis is not there');
      const late = Promise.withResolvers<never>();
      const answered = time.after(patience, () => {
        silentUntil = time.now() + rest;
        late.reject(new Error('Redis does not answer'));
      });
      return Promise.race([question(client), late.promise]).finally(answered);
    },
    async listen(channel, onPayload, onGap) {
      const listener = await connect(onGap);
      // Subscriptions are remembered, and sent again after each reconnect.
      listener.subscribe(channel, onPayload).catch(() => undefined);
      return { close: async () => listener.destroy() };
    },
    close() {
      for (const each of clients) if (each.isOpen) each.destroy();
    },
  };
}

/** Opens a connection that is closed and reopened if nothing arrives for some seconds, not even the answer to a ping. */
function open(url: string): RedisClientType {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    pingInterval: 1000,
    socket: { connectTimeout: 2000, socketTimeout: 4000, reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 3000) },
  });
}
