import { createHash, createHmac } from 'node:crypto';

/** The parts of a request that its signature covers. */
export interface Signed {
  method: string;
  path: string;
  /** Unix seconds. */
  timestamp: string;
  nonce: string;
  body: string;
}

/** Hex HMAC-SHA-256 by the vendor's key, as the description in openapi/partners/seamless-wallet.yaml says. */
export function signatureOf({ method, path, timestamp, nonce, body }: Signed, key: string): string {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', key).update([method, path, timestamp, nonce, bodyHash].join('\n')).digest('hex');
}
