import type { Brand } from '@parlour/brand/schema';
import { languageCodes } from '@parlour/domain';
import { sha256 } from '../sha256.ts';

/**
 * A brand with the facts of this one, names that are nobody's and, where there is a choice, every language. Brands that differ by
 * name, merchant code, domains and which languages they offer have the same: its pages are rendered once and become theirs when
 * these are put in (`pageTemplate`).
 */
export function standInOf(brand: Brand): Brand {
  const { id: _id, name: _name, merchantCode: _code, domains, ...own } = brand;
  // A page without a choice of languages has no list of them.
  const facts = brand.languages.length > 1 ? { ...own, languages: languageCodes, defaultLanguage: languageCodes[0]! } : own;
  const sum = sha256(JSON.stringify([facts, domains.length])).slice(0, 10);
  return {
    ...facts,
    id: `brand-${sum}`,
    // Letters of both cases and signs that HTML writes otherwise: whoever does more with a name than to show it is found out.
    name: `Brand's & <${sum}>`,
    merchantCode: `b${sum}`,
    domains: domains.map((_, index) => `site-${index}.${sum}.invalid`),
  };
}

/** What stands in the pages of a stand-in wherever one of its names does, whatever the names are. */
export function sumOf(standIn: Brand): string {
  return standIn.id.slice('brand-'.length);
}

/** The names of a brand, in the order in which those of its stand-in are. */
export function namesOf({ name, merchantCode, domains }: Brand): readonly string[] {
  return [name, merchantCode, ...domains];
}
