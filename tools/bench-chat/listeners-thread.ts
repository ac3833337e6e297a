import net from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

// Listens from a thread of its own, so that it does not wait for the gateway's.

export interface ListenersOrder {
  port: number;
  host: string;
  /** A session's each. */
  tokens: readonly string[];
}

/** Milliseconds from when a message was sent until a listener had it, and how many there were. */
export interface Heard {
  p50: number;
  p95: number;
  p99: number;
  heard: number;
}

const { port, host, tokens } = workerData as ListenersOrder;
const taken: number[] = [];

/** An address of its own, for a gateway admits so many streams of one. */
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

// A few at a time, as browsers come.
for (let from = 0; from < tokens.length; from += 50)
  await Promise.all(tokens.slice(from, from + 50).map((token, index) => open(token, from + index)));
parentPort!.postMessage('open');
parentPort!.once('message', () => {
  taken.sort((a, b) => a - b);
  const at = (part: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * part))] ?? Number.NaN;
  parentPort!.postMessage({ p50: at(0.5), p95: at(0.95), p99: at(0.99), heard: taken.length } satisfies Heard);
});
