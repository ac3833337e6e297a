import type { Brand } from '@parlour/brand/schema';
import type { Merchant } from './context.ts';

/** The merchants that this gateway serves. */
export interface Merchants {
  all: readonly Merchant[];
  /** By the Host header; the port is ignored. */
  byHost(host: string): Merchant | undefined;
  /** By the code in the books. Throws for a code that no brand has. */
  byCode(code: string): Merchant;
  /** True when every merchant plays for play money: only then is there a developer's outbox. */
  demo: boolean;
}

/** What the gateway must know of a merchant, from its brand. */
export function merchantOf(brand: Brand): Merchant {
  return {
    code: brand.merchantCode,
    brandId: brand.id,
    name: brand.name,
    domains: brand.domains,
    currency: brand.currency,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    flags: brand.flags,
    jurisdiction: brand.jurisdiction.licence,
    brand,
  };
}

export function merchantsOf(brands: readonly Brand[]): Merchants {
  const all = brands.map(merchantOf);
  const hosts = new Map(all.flatMap((m) => m.domains.map((domain) => [domain, m] as const)));
  const codes = new Map(all.map((m) => [m.code, m] as const));
  return {
    all,
    demo: all.length > 0 && all.every((m) => m.jurisdiction === 'demo'),
    byHost: (host) => hosts.get(hostname(host)),
    byCode(code) {
      const merchant = codes.get(code);
      if (!merchant) throw new RangeError(`no brand has the merchant code ${code}`);
      return merchant;
    },
  };
}

/** The name in a Host header, lower case, without the port and a root dot. */
export function hostname(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
