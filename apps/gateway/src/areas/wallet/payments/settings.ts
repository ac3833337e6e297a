import { z } from 'zod';
import { providerList, safeAddress, servedMerchants } from '../../../kernel/stated-providers.ts';
import { paymentMethods } from './payment-token.ts';
import type { PaymentMethod } from './provider.ts';

/** A payment provider with a hosted page, as `PAYMENT_PROVIDERS` states it (docs/guides/connect-a-payment-provider.md). */
export interface HostedSetting {
  /** The name in the path of its webhook and in the books: never changed while it has payments. */
  code: string;
  /** Where payments and refunds are requested; the gateway calls nothing else (security E05). */
  baseUrl: string;
  /** Origins of its hosted pages; players are sent nowhere else. */
  pages: readonly string[];
  /** Sent with each request, as a bearer token. */
  apiKey: string;
  /** The key that it signs its webhooks with, as Standard Webhooks writes keys. */
  webhookKey: string;
  /** The previous key, which is still accepted; absent if only one is (outbound/partner-keys.ts). */
  previousWebhookKey?: string | undefined;
  methods: readonly PaymentMethod[];
  /** Codes of the merchants that it serves; null: all. */
  merchants: readonly string[] | null;
}

/** Whether a provider serves a merchant. */
export const serves = ({ merchants }: { merchants?: readonly string[] | null }, code: string): boolean => merchants?.includes(code) ?? true;

/** How Standard Webhooks writes keys. */
export const webhookKeyShape = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

const hosted = z
  .strictObject({
    code: z
      .string()
      .regex(/^[a-z]{1,20}$/, 'must be small letters')
      .refine((code) => code !== 'sandbox', 'must not be sandbox'),
    baseUrl: safeAddress,
    pages: z.array(safeAddress.refine((text) => URL.parse(text)?.origin === text, 'must be an origin')).default([]),
    apiKey: z.string().min(8),
    webhookKey: z.string().regex(webhookKeyShape, 'must be whsec_ and 24 bytes or more in base64'),
    methods: z.array(z.enum(paymentMethods)).default([]),
    merchants: servedMerchants,
  })
  .transform(({ pages, ...rest }): HostedSetting => ({ ...rest, pages: [new URL(rest.baseUrl).origin, ...pages] }));

declare module '../../../kernel/config.ts' {
  interface Payments {
    /** Providers of real money; the first one that serves a merchant is used. */
    hosted: readonly HostedSetting[];
  }
}

/** The setting PAYMENT_PROVIDERS. */
export const hostedProviders = providerList(hosted, ({ code }) => code);
