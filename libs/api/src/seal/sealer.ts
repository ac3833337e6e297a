import type { Middleware } from 'openapi-fetch';
import type { Schema } from '../operation.ts';

/** What a sealed body is bound to, apart from its content. */
export interface SealTarget {
  method: string;
  /** Path without query, as sent. */
  path: string;
}

/** Turns the JSON text of a body into a `SealedBody` (security 3.1). */
export interface Sealer {
  seal(plain: string, target: SealTarget): Promise<Schema<'SealedBody'>>;
  /** Called when the key was refused: the next seal fetches it again. */
  forgetKey(): void;
}

interface SealerSources {
  getPublicKey(): Promise<Schema<'PublicKey'>>;
  /** The page's clock, in milliseconds. */
  now(): number;
}

/**
 * Caches the gateway's key, and the offset of the page's clock: the envelope's time must be within 120 s of the server's. The cryptography
 * itself is loaded only when a body is sealed.
 */
export function createSealer({ getPublicKey, now }: SealerSources): Sealer {
  let known: Promise<{ key: Schema<'PublicKey'>; clockOffset: number }> | undefined;
  const ask = async () => {
    const key = await getPublicKey();
    return { key, clockOffset: Date.parse(key.serverTime) - now() };
  };
  return {
    async seal(plain, target) {
      const loading = loadSealing();
      known ??= ask();
      const asked = known;
      const { key, clockOffset } = await asked.catch((error: unknown) => {
        if (known === asked) known = undefined;
        throw error;
      });
      const { sealBody } = await loading;
      return sealBody(plain, target, key, Math.floor((now() + clockOffset) / 1000));
    },
    forgetKey() {
      known = undefined;
    },
  };
}

/** A browser remembers a failed script fetch and never retries it, so none is attempted while offline. */
async function loadSealing(): Promise<typeof import('./seal-body.ts')> {
  if (globalThis.navigator?.onLine === false) throw new TypeError('no network');
  return import('./seal-body.ts');
}

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
