import { randomUUID } from 'node:crypto';
import { webhookSignature } from '../areas/wallet/payments/payment-list.ts';
import { vendorSignature } from '../areas/vendors/signature.ts';
import type { TestGateway } from './gateway.ts';

export interface PartnerRequest {
  method: string;
  path: string;
  body: Buffer | string;
}

interface Signing {
  key: string;
  /** The time to sign; now by default. */
  at?: Date | undefined;
  nonce?: string | undefined;
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000).toString();

/** The headers of a game vendor's call. */
export function signedByVendor(
  { method, path, body }: PartnerRequest,
  { vendor = 'JL', key, at = new Date(), nonce = randomUUID() }: Signing & { vendor?: string },
): Record<string, string> {
  const timestamp = secondsOf(at);
  const signature = vendorSignature({ method, path, timestamp, nonce, body }, key);
  return { 'x-vendor': vendor, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature };
}

/** The headers of the sandbox cashier's report. */
export function signedByCashier(rawBody: Buffer | string, { key, at = new Date(), nonce = randomUUID() }: Signing): Record<string, string> {
  const timestamp = secondsOf(at);
  return { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': webhookSignature({ timestamp, nonce, rawBody }, key) };
}

/** The time by the gateway's clock, `age` seconds ago. */
export function ago({ clock }: Pick<TestGateway, 'clock'>, age: number): Date {
  return new Date(clock.now().getTime() - age * 1000);
}

interface PartnerOptions {
  key?: string;
  age?: number;
  nonce?: string | undefined;
}

/** The headers of a vendor's call to this gateway: signed with the vendor's own key, `age` seconds ago. */
export function vendorHeaders(
  gateway: Pick<TestGateway, 'clock' | 'config'>,
  request: PartnerRequest,
  { vendor = 'JL', key = gateway.config.vendors[vendor]!.key, age = 0, nonce }: PartnerOptions & { vendor?: string } = {},
): Record<string, string> {
  return signedByVendor(request, { vendor, key, at: ago(gateway, age), nonce });
}

/** The headers of the sandbox cashier's report to this gateway. */
export function cashierHeaders(
  gateway: Pick<TestGateway, 'clock' | 'config'>,
  rawBody: Buffer | string,
  { key = gateway.config.payments.sandbox.key, age = 0, nonce }: PartnerOptions = {},
): Record<string, string> {
  return signedByCashier(rawBody, { key, at: ago(gateway, age), nonce });
}
