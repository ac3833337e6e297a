import { createClient, type RedisClientType } from 'redis';
import type { Channel } from './listen.ts';

/** A connection to Redis that never keeps anybody waiting: what cannot be had at once is refused. */
export interface RedisLink {
  /** True while Redis answers. */
  readonly up: boolean;
  /** Asks Redis; rejects at once when it is not there, and soon when it does not answer. */
  ask<T>(question: (client: Client) => Promise<T>): Promise<T>;
  /** Hears what is published on a channel. `onGap` is called whenever something may have been missed. */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<Channel>;
  close(): void;
}

type Client = ReturnType<typeof open>;

/** How long one question may take, in ms: whoever asks has another way. */
const patience = 250;
/** After a question without an answer nobody asks for so long, in ms. */
const rest = 1000;

/** Connects for as long as the gateway runs, and again whenever the connection is lost; resolves when it is there or has failed once. */
export async function openRedis(url: string, onTrouble: (error: Error) => void): Promise<RedisLink> {
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
      // A lost connection is told once, not at each try to have it back.
      if (!told) onTrouble(error);
      told = true;
    });
    client.connect().catch(() => undefined);
    await settled;
    return client;
  };
  const client = await connect(() => undefined);
  const isUp = () => client.isReady && performance.now() >= silentUntil;

  return {
    get up() {
      return isUp();
    },
    async ask(question) {
      if (!isUp()) throw new Error('Redis is not there');
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          silentUntil = performance.now() + rest;
          reject(new Error('Redis does not answer'));
        }, patience);
      });
      return Promise.race([question(client), late]).finally(() => clearTimeout(timer));
    },
    async listen(channel, onPayload, onGap) {
      const listener = await connect(onGap);
      // Asked for before the connection is there, it is kept and said at each connection.
      listener.subscribe(channel, onPayload).catch(() => undefined);
      return { close: async () => listener.destroy() };
    },
    close() {
      for (const each of clients) if (each.isOpen) each.destroy();
    },
  };
}

/** A connection on which nothing comes for some seconds, not even the answer to a ping, is closed and made anew. */
function open(url: string): RedisClientType {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    pingInterval: 1000,
    socket: { connectTimeout: 2000, socketTimeout: 4000, reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 3000) },
  });
}
