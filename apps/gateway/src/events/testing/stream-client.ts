import http from 'node:http';

export interface HeardEvent {
  id: string;
  data: Record<string, unknown> & { type: string };
}

/** A browser's event source, for tests. */
export interface StreamClient {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Waits for the next event. Rejects if the stream has ended. */
  next(): Promise<HeardEvent>;
  /** The last id that the stream sent. */
  lastId(): string | undefined;
  /** The time that the stream asked the browser to wait before it reconnects, in ms. */
  retry(): number | undefined;
  /** Resolves when the gateway ends the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens an event stream over a real connection. Resolves once the stream has sent its start position, or at once if refused. */
export function openStreamClient(
  port: number,
  {
    host,
    cookies = new Map(),
    lastEventId,
    path = '/wps/events',
  }: { host: string; cookies?: ReadonlyMap<string, string>; lastEventId?: string; path?: string },
): Promise<StreamClient> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const headers = { host, ...(cookie ? { cookie } : {}), ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) };
    const request = http.get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const heard: HeardEvent[] = [];
      const waiting: { take: (event: HeardEvent) => void; fail: (error: Error) => void }[] = [];
      let lastId: string | undefined;
      let retry: number | undefined;
      let text = '';
      let over = false;
      const ended = new Promise<void>((end) => {
        response.on('close', () => {
          over = true;
          for (const { fail } of waiting.splice(0)) fail(new Error('the stream has ended'));
          end();
        });
      });
      const client: StreamClient = {
        status: response.statusCode!,
        headers: response.headers,
        next: () => {
          const event = heard.shift();
          if (event) return Promise.resolve(event);
          return over ? Promise.reject(new Error('the stream has ended')) : new Promise((take, fail) => waiting.push({ take, fail }));
        },
        lastId: () => lastId,
        retry: () => retry,
        ended,
        close: () => request.destroy(),
      };
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const fields = new Map(
            text
              .slice(0, end)
              .split('\n')
              .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
          );
          text = text.slice(end + 2);
          lastId = fields.get('id') ?? lastId;
          if (fields.has('retry')) retry = Number(fields.get('retry'));
          const data = fields.get('data');
          if (data !== undefined) {
            const event = { id: lastId!, data: JSON.parse(data) as HeardEvent['data'] };
            const first = waiting.shift();
            if (first) first.take(event);
            else heard.push(event);
          }
          resolve(client);
        }
      });
      response.on('error', () => undefined);
      if (response.statusCode !== 200) resolve(client);
    });
    request.on('error', reject);
  });
}
