import { readFileSync } from 'node:fs';
import type { Brand } from '@parlour/brand/schema';
import { hostedProviders, serves } from './settings.ts';

/**
 * Why nobody could pay at a brand's site with these settings, and what to do; undefined if somebody can. A demo brand has the sandbox. For
 * tools that check and build brands.
 */
export function paymentsProblem(
  { jurisdiction, merchantCode }: Pick<Brand, 'jurisdiction' | 'merchantCode'>,
  { PAYMENT_PROVIDERS: setting, PAYMENT_PROVIDERS_FILE: file }: Readonly<Record<string, string | undefined>>,
): { says: string; mend: string } | undefined {
  if (jurisdiction.licence === 'demo') return undefined;
  const { data, error } = hostedProviders.safeParse(file ? readFileSync(file, 'utf8').trim() : setting);
  const [issue] = error?.issues ?? [];
  if (issue)
    return { says: `names a licence, and in PAYMENT_PROVIDERS ${[...issue.path, issue.message].join(' ')}`, mend: 'mend the setting' };
  if (data!.some((provider) => serves(provider, merchantCode))) return undefined;
  return {
    says: 'names a licence, and PAYMENT_PROVIDERS names no payment provider for it',
    mend: 'connect one (docs/guides/connect-a-payment-provider.md), or write "demo"',
  };
}
