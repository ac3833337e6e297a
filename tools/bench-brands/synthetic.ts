import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadBrand, type Brand } from '@parlour/brand/schema';
import { languageCodes, type BuildFlag } from '@parlour/domain';
import { brandTokensSchema } from '@parlour/ui/make-theme';

/** Flags without further requirements, from which the sets are combined. */
const free = [
  'freePlay',
  'freeTrial',
  'announcements',
  'passkeys',
  'themeSwitch',
  'recoverByEmail',
  'socialLogin',
] as const satisfies readonly BuildFlag[];

/**
 * Writes `count` brands into `folder`, copies of `template` with their own names, languages, colours and flags; they have `sets` different
 * sets of flags (at most 128). The same numbers always give the same brands. @returns their ids
 */
export function writeSyntheticBrands(template: string, folder: string, { count, sets }: { count: number; sets: number }): string[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `synthetic-${String(index + 1).padStart(3, '0')}`;
    const target = path.join(folder, id);
    mkdirSync(target, { recursive: true });
    cpSync(path.join(template, 'assets'), path.join(target, 'assets'), { recursive: true });
    const { legalFiles: _texts, ...brand } = dressedUp(loadBrand(template), id, index, index % sets);
    writeFileSync(path.join(target, 'brand.json'), JSON.stringify({ ...brand, $schema: '../brand.schema.json' }));
    writeFileSync(path.join(target, 'tokens.json'), JSON.stringify(recoloured(template, (index * 47) % 360)));
    // Fails here rather than in the middle of a measurement.
    loadBrand(target);
    return id;
  });
}

function dressedUp(brand: Brand, id: string, index: number, set: number): Brand {
  // One to four languages, all equally often.
  const languages = Array.from({ length: 1 + (index % 4) }, (_, step) => languageCodes[(index + step) % languageCodes.length]!);
  const flags = { ...brand.flags, ...Object.fromEntries(free.map((flag, bit) => [flag, ((set >> bit) & 1) === 0])) };
  return {
    ...brand,
    id,
    name: `Synthetic ${index + 1}`,
    merchantCode: `syn${String(index + 1).padStart(6, '0')}`,
    domains: [`${id}.localhost`],
    languages,
    defaultLanguage: languages[0]!,
    defaultTheme: 'dark',
    flags,
  };
}

function recoloured(template: string, hue: number): unknown {
  const tokens = brandTokensSchema.parse(JSON.parse(readFileSync(path.join(template, 'tokens.json'), 'utf8')));
  const accent = tokens.color.accent.$value;
  accent.components[2] = hue;
  return tokens;
}
