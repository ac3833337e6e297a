import type { Brand } from '@parlour/brand/schema';
import type { Currency, Flags, LanguageCode } from '@parlour/domain';

/** The merchant of a request, identified by its host (architecture 4). */
export interface Merchant {
  code: string;
  brandId: string;
  name: string;
  domains: readonly string[];
  currency: Currency;
  languages: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
  flags: Flags;
  /** The licence, or `demo`: play money everywhere. */
  jurisdiction: string;
  /** Everything in the brand's files: limits, registration fields, vendors, contacts and so on. */
  brand: Brand;
  /** Why its site must stay closed to visitors, as a message for operators; null if it may open. */
  closed: string | null;
}

/** The merchants that this gateway serves. */
export interface Merchants {
  all: readonly Merchant[];
  /** The merchant of a Host header; the port is ignored. */
  byHost(host: string): Merchant | undefined;
  /** The merchant with this code in the books. Throws if no brand has it. */
  byCode(code: string): Merchant;
  /** Whether every merchant with an open site uses play money; only then is there a developer's outbox. */
  demo: boolean;
}

/** Why sites must stay closed, by brand id. */
export type ClosedSites = ReadonlyMap<string, string>;

/** What the gateway needs to know about a merchant, from its brand. */
export function merchantOf(brand: Brand, closed: string | null = null): Merchant {
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
    closed,
  };
}

/** The merchants of these brands. Those in `closed` keep their books, games and operators; only their sites are closed. */
export function merchantsOf(brands: readonly Brand[], closed: ClosedSites = new Map()): Merchants {
  const all = brands.map((brand) => merchantOf(brand, closed.get(brand.id)));
  const open = all.filter((merchant) => merchant.closed === null);
  const hosts = new Map(all.flatMap((m) => m.domains.map((domain) => [domain, m] as const)));
  const codes = new Map(all.map((m) => [m.code, m] as const));
  return {
    all,
    demo: open.length > 0 && open.every((m) => m.jurisdiction === 'demo'),
    byHost: (host) => hosts.get(hostname(host)),
    byCode(code) {
      const merchant = codes.get(code);
      if (!merchant) throw new RangeError(`no brand has the merchant code ${code}`);
      return merchant;
    },
  };
}

/** A subset of the merchants; code that gets it cannot see any others. */
export function someOf(merchants: Merchants, keeps: (merchant: Merchant) => boolean): Merchants {
  const all = merchants.all.filter(keeps);
  return {
    all,
    demo: merchants.demo,
    byHost(host) {
      const merchant = merchants.byHost(host);
      return merchant && all.includes(merchant) ? merchant : undefined;
    },
    byCode(code) {
      const merchant = merchants.byCode(code);
      if (!all.includes(merchant)) throw new RangeError(`the merchant ${code} is none of these`);
      return merchant;
    },
  };
}

/** The name in a Host header, in lower case, without port and trailing dot. */
export function hostname(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Whether a host name is one that the machine uses for itself; these belong to no merchant. */
export function isLocalHost(host: string): boolean {
  return ['localhost', '127.0.0.1'].includes(hostname(host));
}
