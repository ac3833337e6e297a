import { createHash, createHmac } from 'node:crypto';

/** The parts of a request that its signature covers. */
export interface SignedRequest {
  method: string;
  /** Including the query, if there is one. */
  path: string;
  /** Unix seconds. */
  timestamp: string;
  nonce: string;
  body: Buffer | string;
}

/** Hex HMAC-SHA-256 with a vendor's key, as described in openapi/partners/seamless-wallet.yaml; the same in both directions. */
export function vendorSignature({ method, path, timestamp, nonce, body }: SignedRequest, key: string): string {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', key).update([method, path, timestamp, nonce, bodyHash].join('\n')).digest('hex');
}
