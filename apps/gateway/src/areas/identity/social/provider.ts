import type { components } from '@parlour/api/contract';
import { z } from 'zod';

const icons = ['account', 'chat', 'mail', 'network', 'search', 'game'] as const satisfies readonly components['schemas']['SocialIcon'][];

/** An OpenID Connect provider by which people log in. */
export interface SocialProvider {
  /** The last part of the address it comes back to, `/login/<id>`; not part of who somebody is, which is issuer and subject. */
  id: string;
  issuer: string;
  /** The only origins at which the gateway asks it anything (security E05), and to which visitors are sent. */
  origins: readonly string[];
  clientId: string;
  clientSecret: string;
  /** As visitors read it. */
  name: string;
  icon: (typeof icons)[number];
  /** Codes of the merchants that have it; null: all. */
  merchants: readonly string[] | null;
}

const loopback = ['127.0.0.1', '[::1]'];

/** Without TLS the answering server is unknown: plain http is for this machine alone, for trying out. */
function isSafe(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.includes(url.hostname)));
}

const address = z.string().refine(isSafe, 'must be an https address');
const provider = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be small letters, digits and hyphens'),
    issuer: address.refine((text) => !/[?#]/.test(text), 'must have no query'),
    origins: z.array(address.refine((text) => URL.parse(text)?.origin === text, 'must be an origin')).default([]),
    clientId: z.string().min(1),
    clientSecret: z.string().min(8),
    name: z.string().trim().min(1).max(40),
    icon: z.enum(icons),
    merchants: z.array(z.string()).min(1).nullable().default(null),
  })
  .transform(({ origins, ...rest }): SocialProvider => ({ ...rest, origins: [new URL(rest.issuer).origin, ...origins] }));

/** The setting SOCIAL_PROVIDERS: a JSON list. What is wrong is told by its place, never by its content, which is secret. */
export const socialProviders = z
  .string()
  .default('[]')
  .transform((text, check): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      check.addIssue({ code: 'custom', message: 'must be a JSON list of providers' });
      return z.NEVER;
    }
  })
  .pipe(z.array(provider))
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'names a provider twice');

declare module '../../../kernel/config.ts' {
  interface Config {
    /** By whom people log in beside a password, in the order in which they are shown. */
    social: readonly SocialProvider[];
  }
}
