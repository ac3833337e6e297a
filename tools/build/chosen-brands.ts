import { loadBrands, type Brand } from '@parlour/brand/schema';
import { brandsFolder } from './places.ts';

/** The brands that are named by their ids, or all. Throws RangeError for one that there is not, BrandError for a broken one. */
export function chosenBrands(ids: readonly string[]): readonly Brand[] {
  const all = loadBrands(brandsFolder);
  const missing = ids.filter((id) => !all.some((brand) => brand.id === id));
  if (missing.length > 0) throw new RangeError(`there is no brand ${missing.join(', ')}; known are ${all.map(({ id }) => id).join(', ')}`);
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}
