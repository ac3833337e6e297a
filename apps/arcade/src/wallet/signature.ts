import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The headers that sign a call under openapi/partners/seamless-wallet.yaml. */
export interface SignedHeaders {
  'x-vendor': string;
  'x-timestamp': string;
  'x-nonce': string;
  'x-signature': string;
}

export interface SignedParts {
  method: string;
  path: string;
  /** Unix seconds. */
  timestamp: string;
  nonce: string;
  /** As sent, byte for byte. */
  body: string | Buffer;
}

/** Hexadecimal HMAC-SHA-256 by the vendor's key, as the contract's description states it. */
export function signatureOf(key: string, { method, path, timestamp, nonce, body }: SignedParts): string {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', key).update(`${method}\n${path}\n${timestamp}\n${nonce}\n${digest}`).digest('hex');
}

export function signedHeaders(vendor: string, key: string, parts: SignedParts): SignedHeaders {
  return { 'x-vendor': vendor, 'x-timestamp': parts.timestamp, 'x-nonce': parts.nonce, 'x-signature': signatureOf(key, parts) };
}

/** Compares in constant time. */
export function sameSignature(a: string, b: string): boolean {
  const one = Buffer.from(a);
  const other = Buffer.from(b);
  return one.length === other.length && timingSafeEqual(one, other);
}
