import type { Middleware } from 'openapi-fetch';
import type { Sealer } from './sealer.ts';

/** Replaces the body to be sent by its sealed form. */
export function sealing(sealer: Sealer): Middleware {
  return {
    async onRequest({ request }) {
      const sealed = await sealer.seal(await request.text(), { method: request.method, path: new URL(request.url).pathname });
      return new Request(request.url, {
        method: request.method,
        headers: request.headers,
        body: JSON.stringify(sealed),
        signal: request.signal,
      });
    },
  };
}
