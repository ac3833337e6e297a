import type { Brand } from '@parlour/brand/schema';
import { sha256 } from '../sha256.ts';

/**
 * A brand with the facts of this one and names that are nobody's. Brands that differ by name, merchant code and domains alone
 * have the same: its pages are rendered once and become theirs when their names are put in (`cutAtNames`).
 */
export function standInOf(brand: Brand): Brand {
  const { id: _id, name: _name, merchantCode: _code, domains, ...facts } = brand;
  const sum = sha256(JSON.stringify([facts, domains.length])).slice(0, 10);
  return {
    ...brand,
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
