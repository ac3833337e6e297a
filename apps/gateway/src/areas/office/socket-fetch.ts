import http from 'node:http';

/** Longer than the slowest operation takes, which is the check of the whole ledger; in ms. */
const patience = 120_000;

/** Why the gateway could not be reached on its socket; the message is a sentence for the operator. */
export class SocketError extends Error {
  /** True if no gateway listens on the socket. */
  readonly nobody: boolean;
  constructor(message: string, { nobody = false } = {}) {
    super(message);
    this.name = 'SocketError';
    this.nobody = nobody;
  }
}

/** Sends requests to the gateway that listens for operators on this socket. Rejects with a SocketError if it cannot be reached. */
export function socketFetch(socketPath: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.text();
    const { pathname, search } = new URL(request.url);
    return new Promise((resolve, reject) => {
      const asking = http.request({
        socketPath,
        method: request.method,
        path: pathname + search,
        headers: Object.fromEntries(request.headers),
        timeout: patience,
      });
      asking.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
          reject(new SocketError('No gateway hears operators here.', { nobody: true }));
        else if (error.code === 'EACCES') reject(new SocketError(`The gateway's socket ${socketPath} belongs to another user.`));
        else reject(error);
      });
      asking.on('timeout', () => asking.destroy(new SocketError('The gateway does not answer.')));
      asking.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve(new Response(text, { status: response.statusCode ?? 500 })));
        response.on('error', reject);
      });
      asking.end(body);
    });
  };
}
