import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** The result of a load. Latencies are in ms, one per answer, in order of arrival. */
export interface Load {
  seconds: number;
  statuses: ReadonlyMap<number, number>;
  latencies: Float64Array;
}

/** The kind of load: each client sends as fast as it is answered, or at a fixed rate regardless of answers. */
export type Pace = 'as fast as answered' | { perSecond: number };

/**
 * Sends prepared requests over connections that stay open, and waits for every answer. It shares the machine with what it measures, so it
 * does as little as possible: it builds no requests and reads no bodies.
 */
export async function sendAll(ports: readonly number[], requests: readonly Buffer[], clients: number, pace: Pace): Promise<Load> {
  const latencies = new Float64Array(requests.length);
  const statuses = new Map<number, number>();
  const lines = await Promise.all(Array.from({ length: clients }, (_, i) => Line.open(ports[i % ports.length]!)));
  const began = performance.now();
  let next = 0;
  let answered = 0;
  const work = async (line: Line): Promise<void> => {
    while (next < requests.length) {
      const mine = next++;
      const due = pace === 'as fast as answered' ? performance.now() : began + (mine * 1000) / pace.perSecond;
      await until(due);
      const status = await line.ask(requests[mine]!);
      // Measured from when it was due, because waiting for a free connection means waiting for the gateway.
      latencies[answered++] = performance.now() - due;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(lines.map(work));
  const seconds = (performance.now() - began) / 1000;
  for (const line of lines) line.close();
  return { seconds, statuses, latencies };
}

/** A quantile of the latencies, such as 0.95. */
export function percentile({ latencies }: Load, part: number): number {
  const sorted = latencies.toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** A request in bytes. */
export function rawRequest(method: string, path: string, headers: Readonly<Record<string, string>>, body: string): Buffer {
  const head = Object.entries({ host: '127.0.0.1', ...headers, 'content-length': String(Buffer.byteLength(body)) });
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
}

async function until(due: number): Promise<void> {
  const wait = due - performance.now();
  if (wait > 1) await new Promise((resume) => setTimeout(resume, wait));
}

/** A connection with one request at a time. */
class Line {
  #socket: Socket;
  #answered: ((status: number) => void) | undefined;
  #failed: ((error: Error) => void) | undefined;
  #came: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#hear(chunk));
    socket.on('error', (error) => this.#failed?.(error));
    socket.on('close', () => this.#failed?.(new Error('the gateway closed the connection')));
  }

  static async open(port: number): Promise<Line> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Line(socket);
  }

  ask(request: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#failed = undefined;
    this.#socket.destroy();
  }

  #hear(chunk: Buffer): void {
    this.#came = this.#came.length === 0 ? chunk : Buffer.concat([this.#came, chunk]);
    const end = this.#came.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = this.#came.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    if (this.#came.length < end + 4 + length) return;
    this.#came = Buffer.alloc(0);
    this.#failed = undefined;
    this.#answered?.(Number(head.slice(9, 12)));
  }
}
