import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** The outcome of a call, as its caller sees it. */
export type Outcome =
  | { kind: 'answered'; status: number; headers: IncomingHttpHeaders; text: string; ms: number }
  /** The connection was refused, so nothing was posted. */
  | { kind: 'refused'; ms: number }
  /** It was posted, and no complete answer came: it may have happened or not. */
  | { kind: 'lost'; why: string; ms: number };

export interface Call {
  port: number;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** An HTTP client with persistent connections that waits for an answer for `patience` ms. */
export class Asker {
  readonly #agent: Agent;
  readonly #patience: number;
  constructor({ connections = 64, patience = 15_000 }: { connections?: number; patience?: number } = {}) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'lifo' });
    this.#patience = patience;
  }

  ask({ port, method, path, headers = {}, body }: Call): Promise<Outcome> {
    const began = performance.now();
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    return new Promise((resolve) => {
      const since = () => performance.now() - began;
      const asked = request({ host: '127.0.0.1', port, method, path, headers: { ...headers, ...length }, agent: this.#agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          resolve({ kind: 'answered', status: answer.statusCode ?? 0, headers: answer.headers, text, ms: since() });
        });
        answer.on('error', (error) => resolve({ kind: 'lost', why: error.message, ms: since() }));
      });
      asked.setTimeout(this.#patience, () => asked.destroy(new Error('no answer in time')));
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // A new connection that is reset before a byte arrived was never accepted: the listener was closing.
        const untaken = error.code === 'ECONNREFUSED' || (error.code === 'ECONNRESET' && !asked.reusedSocket);
        resolve(untaken ? { kind: 'refused', ms: since() } : { kind: 'lost', why: error.code ?? error.message, ms: since() });
      });
      asked.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
