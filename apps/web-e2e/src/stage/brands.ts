import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** What a journey must know of a brand: from its own folder. */
export interface Brand {
  id: string;
  name: string;
  merchantCode: string;
  currency: string;
  defaultLanguage: string;
  languages: string[];
  dialingCodes: { code: string; digits: number[] }[];
  flags: Record<string, boolean>;
  domains: string[];
  limits: { deposit: { min: string }; withdrawal: { min: string } };
}

export function brandOf(id: string): Brand {
  return JSON.parse(readFileSync(path.join(root, 'brands', id, 'brand.json'), 'utf8')) as Brand;
}
