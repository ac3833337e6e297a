import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bannersOf, colorsOf } from '@parlour/art';
import { loadBrand, type Brand } from '@parlour/brand/schema';
import { format } from 'oxfmt';
import { workspace } from '../../build/places.ts';
import { addressesOf, urlsText } from '../../flags/addresses.ts';
import { readTokens } from '../../build/theme-plugin.ts';
import type { BrandOptions } from './brand-options.ts';
import { brandAssets } from './drawing/assets.ts';
import { brandFacts } from './facts.ts';
import { owedClauses } from './missing-legal-texts.ts';
import { brandTokens } from './tokens.ts';
import { demandNoWordOfCode } from './words-of-code.ts';

/** A new brand that has not been written yet. */
export interface BrandDraft {
  brand: Brand;
  /** Texts of its files by their place in the brand's folder. */
  files: ReadonlyMap<string, string>;
}

/** The brand from which every new one is derived: `brands/neutral`, wherever the new one is written. */
const template = path.join(workspace, 'brands/neutral');

/** Drafts a brand that does not conflict with `others`. Throws an error of one sentence that names the invalid option. */
export async function draftBrand(options: BrandOptions, others: readonly Brand[]): Promise<BrandDraft> {
  const brand = brandFacts(loadBrand(template), { ...options, name: options.name.trim() }, others);
  demandNoWordOfCode(brand);
  const tokens = brandTokens(readTokens(template), brand.name, options.accent, brand.languages);
  const files = new Map([
    ['brand.json', await asJson(brand)],
    ['tokens.json', await asJson(tokens)],
    ...[...(await brandAssets(brand.name, brand.id, tokens))].map(([name, text]) => [`assets/${name}`, text] as const),
    ...[...bannersOf({ id: brand.id, ...colorsOf(tokens) })].map(([name, text]) => [`assets/banners/${name}`, text] as const),
    ...owedClauses(brand),
    ['urls.txt', urlsText(await addressesOf(brand.flags, brand.gameTypes))],
  ]);
  return { brand, files };
}

async function asJson(value: unknown): Promise<string> {
  // Formatted like `npm run format`.
  const { printWidth } = JSON.parse(readFileSync(path.join(workspace, '.oxfmtrc.json'), 'utf8')) as { printWidth: number };
  return (await format('a.json', JSON.stringify(value, null, 2), { printWidth })).code;
}
