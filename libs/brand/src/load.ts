import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BrandError } from './brand-error.ts';
import { brandSchema, type Brand } from './brand-schema.ts';
import { legalFilesIn } from './legal-source.ts';
import { parseStated, readStated } from './read-stated.ts';
import { shownPath } from './shown-path.ts';

const facts = { schema: brandSchema, whose: 'a brand' };

/**
 * The brand in `folder` (such as `brands/<id>`), its facts checked, with its own legal texts. `demandLegalTexts` decides whether it may
 * open. Throws BrandError with one sentence per problem: file, path in it, what is wrong and how to fix it.
 */
export function loadBrand(folder: string): Brand {
  const file = path.join(folder, 'brand.json');
  const brand = readStated(file, { ...facts, ifMissing: 'make a brand by `npx nx g brand`' });
  if (brand.id !== path.basename(path.resolve(folder)))
    throw new BrandError(shownPath(file), { at: 'id', says: `is "${brand.id}"`, mend: 'give it the name of the folder' });
  const legalFiles = legalFilesIn(folder);
  return Object.keys(legalFiles).length === 0 ? brand : { ...brand, legalFiles };
}

/** Checks `stated`, a parsed brand.json, and returns its brand. Throws BrandError, which calls the file `shown`. */
export function readBrand(stated: unknown, shown: string): Brand {
  return parseStated(stated, shown, facts);
}

/**
 * Every brand in `root` (the folder `brands/`), by id. Throws BrandError for a broken one, or when two claim the same host or merchant
 * code.
 */
export function loadBrands(root: string): Brand[] {
  const brands = readdirSync(root, { withFileTypes: true })
    // A folder whose name begins with a dot is a brand that is still being written.
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => loadBrand(path.join(root, entry.name)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const [index, brand] of brands.entries())
    demandUnclaimed(brand, brands.slice(0, index), shownPath(path.join(root, brand.id, 'brand.json')));
  return brands;
}

/** Throws BrandError if another brand already has this brand's merchant code or one of its hosts. */
export function demandUnclaimed(brand: Pick<Brand, 'merchantCode' | 'domains'>, others: readonly Brand[], shown: string): void {
  const taken = (at: string, value: string, owner: Brand) =>
    new BrandError(shown, { at, says: `is "${value}", which belongs to ${owner.id} already`, mend: 'give each brand its own' });
  for (const other of others) {
    if (other.merchantCode === brand.merchantCode) throw taken('merchantCode', brand.merchantCode, other);
    for (const [index, domain] of brand.domains.entries())
      if (other.domains.includes(domain)) throw taken(`domains.${index}`, domain, other);
  }
}
