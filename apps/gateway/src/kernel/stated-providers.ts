import { z } from 'zod';

/**
 * Whether a configured address may be called: https or, for trials, plain http on this machine. Without TLS, the server's identity is
 * unknown (security E05).
 */
export function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && ['127.0.0.1', '[::1]'].includes(url.hostname)));
}

export const safeAddress = z.string().refine(isSafeAddress, 'must be an https address');

/** A provider's `merchants`: codes of those that it serves; null, the default, for all. */
export const servedMerchants = z.array(z.string()).min(1).nullable().default(null);

/**
 * A setting that lists providers as JSON, empty by default; no two may have the same `nameOf`. Errors name the position and never the
 * content, which is secret.
 */
export function providerList<Provider>(provider: z.ZodType<Provider>, nameOf: (provider: Provider) => string) {
  return z
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
    .refine((list) => new Set(list.map(nameOf)).size === list.length, 'names a provider twice');
}
