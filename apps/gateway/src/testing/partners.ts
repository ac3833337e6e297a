import { randomUUID } from 'node:crypto';
import { webhookSignature } from '../payments/webhook-signature.ts';
import { vendorSignature } from '../vendors/signature.ts';
import type { TestGateway } from './gateway.ts';

export interface PartnerRequest {
  method: string;
  path: string;
  body: string;
}

/** When a message was signed, by the gateway's clock, and for which time. */
const secondsOf = ({ clock }: Pick<TestGateway, 'clock'>, age: number) => Math.floor(clock.now().getTime() / 1000 - age).toString();

/** What a vendor of games sends with a call: signed by its own key, `age` seconds ago. */
export function vendorHeaders(
  gateway: Pick<TestGateway, 'clock' | 'config'>,
  { method, path, body }: PartnerRequest,
  { vendor = 'JL', key = gateway.config.vendors[vendor]!.key, age = 0 }: { vendor?: string; key?: string; age?: number } = {},
): Record<string, string> {
  const [timestamp, nonce] = [secondsOf(gateway, age), randomUUID()];
  const signature = vendorSignature({ method, path, timestamp, nonce, body }, key);
  return { 'x-vendor': vendor, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature };
}

/** What the sandbox cashier sends with a report. */
export function cashierHeaders(
  gateway: Pick<TestGateway, 'clock' | 'config'>,
  rawBody: string,
  { key = gateway.config.payments.sandbox.key, age = 0 }: { key?: string; age?: number } = {},
): Record<string, string> {
  const [timestamp, nonce] = [secondsOf(gateway, age), randomUUID()];
  return { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': webhookSignature({ timestamp, nonce, rawBody }, key) };
}
