import http from 'node:http';
import https from 'node:https';

/** How long a vendor waits for an answer before it counts as unknown, in ms (Tom Horn, Hub88: 10 s). */
const patience = 10_000;

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What came back; `status` is null where no answer came, and `text` says why. */
export interface Received {
  status: number | null;
  text: string;
  milliseconds: number;
}

/** Connections to one wallet, kept alive between calls as a vendor's server keeps them. */
export interface Connection {
  /** The path of a call below the wallet's address: what the signature covers. */
  pathOf(call: string): string;
  send(request: Sent): Promise<Received>;
  /** Sends and hangs up: as soon as the bytes are out, or when the first byte of the answer, which is ignored, has arrived. */
  sendAndHangUp(request: Sent, when: 'sent' | 'answered'): Promise<void>;
  close(): void;
}

/** Connects to the wallet at `url`, whose path, if it has one, precedes each call's own. */
export function connectTo(url: string): Connection {
  const base = new URL(url);
  const secure = base.protocol === 'https:';
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: 64 });
  const open = ({ method, path, headers, body }: Sent) =>
    (secure ? https : http).request(new URL(path, base), {
      method,
      agent,
      timeout: patience,
      headers: { ...headers, ...(body !== '' && { 'content-length': Buffer.byteLength(body) }) },
    });

  function send(request: Sent): Promise<Received> {
    const started = performance.now();
    return new Promise((resolve) => {
      const done = (status: number | null, text: string) => resolve({ status, text, milliseconds: performance.now() - started });
      const asking = open(request);
      asking.on('timeout', () => asking.destroy(new Error(`no answer within ${patience / 1000} s`)));
      asking.on('error', (error) => done(null, error.message));
      asking.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => done(response.statusCode ?? null, text));
        response.on('error', (error) => done(null, error.message));
      });
      asking.end(request.body);
    });
  }

  return {
    pathOf: (call) => `${base.pathname.replace(/\/$/, '')}${call}`,
    send,
    sendAndHangUp(request, when) {
      return new Promise((resolve) => {
        const asking = open(request);
        asking.on('error', () => undefined);
        asking.on('close', resolve);
        asking.on('timeout', () => asking.destroy());
        asking.on('response', (response) => response.destroy());
        asking.end(request.body, () => when === 'sent' && asking.destroy());
      });
    },
    close: () => agent.destroy(),
  };
}
