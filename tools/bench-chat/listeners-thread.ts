import net from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

// Listens in a thread of its own, so that it does not compete with the gateway.

export interface ListenersOrder {
  port: number;
  host: string;
  /** One per session. */
  tokens: readonly string[];
}

/** Milliseconds from sending a message until each listener had it, and the number of listeners. */
export interface Heard {
  p50: number;
  p95: number;
  p99: number;
  heard: number;
}

const { port, host, tokens } = workerData as ListenersOrder;
const taken: number[] = [];

/** A separate address each, because a gateway limits the number of streams per address. */
const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

function open(token: string, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: '127.0.0.1', port });
    let rest = '';
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a stream was closed')));
    socket.on('data', (part: string) => {
      rest += part;
      if (rest.includes('\n\n')) resolve();
      const end = rest.lastIndexOf('\n\n');
      if (end < 0) return;
      const now = Date.now();
      for (const [, sent] of rest.slice(0, end).matchAll(/said \d+ at ([a-z\d]+)/g)) taken.push(now - Number.parseInt(sent!, 36));
      rest = rest.slice(end + 2);
    });
    socket.write(
      `GET /wps/events HTTP/1.1\r\nhost: ${host}\r\ncookie: __Host-sid=${token}\r\nx-forwarded-for: ${addressOf(index + 1)}\r\n\r\n`,
    );
  });
}

// A few at a time, as browsers would connect.
for (let from = 0; from < tokens.length; from += 50)
  await Promise.all(tokens.slice(from, from + 50).map((token, index) => open(token, from + index)));
parentPort!.postMessage('open');
parentPort!.once('message', () => {
  taken.sort((a, b) => a - b);
  const at = (part: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * part))] ?? Number.NaN;
  parentPort!.postMessage({ p50: at(0.5), p95: at(0.95), p99: at(0.99), heard: taken.length } satisfies Heard);
});
