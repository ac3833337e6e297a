import { createHmac } from 'node:crypto';

/** Hex HMAC-SHA-256 of `timestamp.nonce.rawBody`, as receiveCashierWebhook requires it. */
export function webhookSignature(
  { timestamp, nonce, rawBody }: { timestamp: string; nonce: string; rawBody: Buffer | string },
  key: string,
): string {
  return createHmac('sha256', key).update(`${timestamp}.${nonce}.`).update(rawBody).digest('hex');
}
