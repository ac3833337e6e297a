import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { legalDocuments, legalFile, loadBrand } from '@parlour/brand/schema';

/** Gives the brand in `folder` legal texts of its own without a gap, so that it may be open under a licence. */
export function writeWholeLegalTexts(folder: string): void {
  for (const language of loadBrand(folder).languages)
    for (const document of legalDocuments) {
      const file = path.join(folder, legalFile(language, document));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '# Title\n\nWhole.\n');
    }
}
