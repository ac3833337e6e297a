import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadBrand } from '@parlour/brand/schema';
import { legalTexts } from './legal-texts.ts';

/**
 * Writes the legal texts that the languages of the brand in `folder` lack, from the templates. One that is there stays as it is.
 * Gives the places of those that were written, in the brand's folder. Throws BrandError for a brand that is broken.
 */
export function writeMissingLegalTexts(folder: string): string[] {
  const missing = [...legalTexts(loadBrand(folder))].filter(([file]) => !existsSync(path.join(folder, file)));
  for (const [file, text] of missing) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return missing.map(([file]) => file);
}
