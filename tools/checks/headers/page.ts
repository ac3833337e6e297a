import http from 'node:http';

/** An answer with its raw headers; a name may occur several times. */
export interface Fetched {
  status: number;
  headers: ReadonlyMap<string, readonly string[]>;
  body: string;
}

export interface Site {
  /** Where the server listens, such as `http://127.0.0.1:4300`. */
  base: string;
  /** The site's name, as in the Host header. */
  host: string;
}

/** Sends a request as a browser would through the trusted proxy that terminates TLS. */
export function fetchPage({ base, host }: Site, path: string, method = 'GET', extra: Record<string, string> = {}): Promise<Fetched> {
  const { hostname, port } = new URL(base);
  const headers = { host, accept: 'text/html', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.50', ...extra };
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('close', () => {
        const found = new Map<string, string[]>();
        for (let i = 0; i < response.rawHeaders.length; i += 2) {
          const name = response.rawHeaders[i]!.toLowerCase();
          found.set(name, [...(found.get(name) ?? []), response.rawHeaders[i + 1]!]);
        }
        resolve({ status: response.statusCode ?? 0, headers: found, body: Buffer.concat(parts).toString('utf8') });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

/** The value of a header; empty if absent. */
export function header({ headers }: Pick<Fetched, 'headers'>, name: string): string {
  return (headers.get(name) ?? []).join(', ');
}
