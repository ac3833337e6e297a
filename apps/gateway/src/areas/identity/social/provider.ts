import type { components } from '@parlour/api/contract';
import { z } from 'zod';
import { providerList, safeAddress, servedMerchants } from '../../../kernel/stated-providers.ts';

const icons = ['account', 'chat', 'mail', 'network', 'search', 'game'] as const satisfies readonly components['schemas']['SocialIcon'][];

/** An OpenID Connect provider for logging in. */
export interface SocialProvider {
  /** The last part of its redirect address, `/login/<id>`; it does not identify a person: issuer and subject do. */
  id: string;
  issuer: string;
  /** The only origins that the gateway calls (security E05) and sends visitors to. */
  origins: readonly string[];
  clientId: string;
  clientSecret: string;
  /** The name shown to visitors. */
  name: string;
  icon: (typeof icons)[number];
  /** Codes of the merchants that have it; null for all. */
  merchants: readonly string[] | null;
}

const provider = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be small letters, digits and hyphens'),
    issuer: safeAddress.refine((text) => !/[?#]/.test(text), 'must have no query'),
    origins: z.array(safeAddress.refine((text) => URL.parse(text)?.origin === text, 'must be an origin')).default([]),
    clientId: z.string().min(1),
    clientSecret: z.string().min(8),
    name: z.string().trim().min(1).max(40),
    icon: z.enum(icons),
    merchants: servedMerchants,
  })
  .transform(({ origins, ...rest }): SocialProvider => ({ ...rest, origins: [new URL(rest.issuer).origin, ...origins] }));

/** The setting SOCIAL_PROVIDERS. */
export const socialProviders = providerList(provider, ({ id }) => id);

declare module '../../../kernel/config.ts' {
  interface Config {
    /** The providers for logging in without a password, in the order in which they are shown. */
    social: readonly SocialProvider[];
  }
}
