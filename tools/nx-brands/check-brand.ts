import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gamesOfVendors, isVendorCode, vendors } from '@parlour/gateway/catalogue';
import { legalDocuments, legalFile, loadBrands, type Brand } from '@parlour/brand/schema';
import { strayWording } from '@parlour/brand/vite';
import { parseLegalText } from '@parlour/brand/legal-text';
import { brandFolder, brandsFolder, workspace } from '../build/places.ts';
import { brandAssets } from '../build/site-files.ts';
import { readTokens } from '../build/theme-plugin.ts';

/** One sentence for each thing that the folder of a brand lacks or has wrong; empty when it is complete. */
export async function checkBrand(id: string): Promise<string[]> {
  const brand = attempt(() => {
    const found = loadBrands(brandsFolder).find((b) => b.id === id);
    if (!found) throw new Error(`brands/${id} is missing`);
    return found;
  });
  if (typeof brand === 'string') return [brand];
  const folder = brandFolder(id);
  const shown = (name: string) => path.join('brands', id, name);
  const tokens = attempt(() => readTokens(folder));
  const strays = await Promise.all(brand.languages.map((language) => strayWording(workspace, folder, language)));
  return [
    ...(typeof tokens === 'string' ? [`${shown('tokens.json')}: ${tokens}`] : []),
    ...brandAssets
      .filter((name) => !existsSync(path.join(folder, 'assets', name)))
      .map((name) => `${shown(`assets/${name}`)} is missing; draw it as SVG`),
    ...legalProblems(folder, brand).map((problem) => shown(problem)),
    ...strays.flat().map((text) => `${shown('wording')} words a message that nobody shows: "${text}"`),
    ...vendorProblems(brand).map((problem) => `${shown('brand.json')}: ${problem}`),
  ];
}

function legalProblems(folder: string, brand: Brand): string[] {
  return brand.languages.flatMap((language) =>
    legalDocuments.flatMap((document) => {
      const file = legalFile(language, document);
      if (!existsSync(path.join(folder, file))) return [`${file} is missing; write it`];
      const blocks = attempt(() => parseLegalText(readFileSync(path.join(folder, file), 'utf8')));
      return typeof blocks === 'string' ? [`${file}: ${blocks}`] : [];
    }),
  );
}

/** Every vendor is one of the catalogue, and every product line has something to show. */
function vendorProblems(brand: Brand): string[] {
  const unknown = brand.vendors.filter((code) => !isVendorCode(code));
  const known = brand.vendors.filter(isVendorCode);
  const empty = brand.gameTypes.filter((type) => !known.some((code) => vendors[code].gameTypes.some((made) => made === type)));
  const games = gamesOfVendors(known).filter((game) => brand.gameTypes.includes(game.gameType)).length;
  return [
    ...unknown.map((code) => `vendors has ${code}, which the catalogue does not have`),
    ...empty.map((type) => `gameTypes has ${type}, which none of the vendors makes`),
    ...(games < 60 ? [`the vendors give ${games} games; a site shows 60 or more`] : []),
  ];
}

function attempt<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    return (error as Error).message;
  }
}
