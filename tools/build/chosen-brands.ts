import { loadBrands, type Brand } from '@parlour/brand/schema';
import { brandsFolder } from './places.ts';

/** The brands with these ids, or all without ids. Throws RangeError for an unknown id, BrandError for a broken brand. */
export function chosenBrands(ids: readonly string[]): readonly Brand[] {
  const all = loadBrands(brandsFolder);
  const missing = ids.filter((id) => !all.some((brand) => brand.id === id));
  if (missing.length > 0) throw new RangeError(`there is no brand ${missing.join(', ')}; known are ${all.map(({ id }) => id).join(', ')}`);
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}
