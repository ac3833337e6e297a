import { loadBrand, type Brand } from '@parlour/brand/schema';
import { brandFolder } from './places.ts';

/** The brand of a folder; none if it is broken, which its own build reports. */
export function soundBrand(id: string): Brand[] {
  try {
    return [loadBrand(brandFolder(id))];
  } catch {
    return [];
  }
}
