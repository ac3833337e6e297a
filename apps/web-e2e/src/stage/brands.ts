import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Currency } from '@parlour/domain';

const root = path.resolve(import.meta.dirname, '../../../..');

/** What a journey needs to know about a brand, from the brand's own folder. */
export interface Brand {
  id: string;
  name: string;
  merchantCode: string;
  currency: Currency;
  defaultLanguage: string;
  defaultTheme: 'dark' | 'light';
  languages: string[];
  dialingCodes: { code: string; digits: number[] }[];
  flags: Record<string, boolean>;
  registration: { byUsername: { name: string }[] };
  contacts: { csType: string; title: string; url: string }[];
  domains: string[];
  freePlayAmount: string;
  limits: { deposit: { min: string; max: string }; withdrawal: { min: string; max: string } };
}

export function brandOf(id: string): Brand {
  return JSON.parse(readFileSync(path.join(root, 'brands', id, 'brand.json'), 'utf8')) as Brand;
}
