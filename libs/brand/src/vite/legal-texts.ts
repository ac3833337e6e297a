import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@parlour/domain';
import { BrandError } from '../brand-error.ts';
import { legalDocuments, legalFile, type LegalDocument } from '../legal-documents.ts';
import { parseLegalText, type LegalBlock } from '../legal-text.ts';

/** The legal texts of the brand in `folder` in one of its languages. Throws BrandError for one that is missing. */
export function legalTextsIn(folder: string, language: LanguageCode): Record<LegalDocument, readonly LegalBlock[]> {
  const rows = legalDocuments.map((document) => {
    const file = path.join(folder, legalFile(language, document));
    if (!existsSync(file)) throw new BrandError(file, { at: '', says: 'is missing', mend: 'write it, for pages show it' });
    return [document, parseLegalText(readFileSync(file, 'utf8'))];
  });
  // One row for each document.
  return Object.fromEntries(rows) as Record<LegalDocument, readonly LegalBlock[]>;
}
