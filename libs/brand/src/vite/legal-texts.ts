import type { LanguageCode } from '@parlour/domain';
import { legalDocuments, type LegalDocument } from '../legal-documents.ts';
import { legalSource, type LegalFacts } from '../legal-source.ts';
import { parseLegalText, type LegalBlock } from '../legal-text.ts';

/** The legal texts of the brand in `folder` in one of its languages. Throws BrandError for a language without templates. */
export function legalTextsIn(folder: string, facts: LegalFacts, language: LanguageCode): Record<LegalDocument, readonly LegalBlock[]> {
  const rows = legalDocuments.map((document) => [document, parseLegalText(legalSource(folder, facts, language, document).text)]);
  // One row for each document.
  return Object.fromEntries(rows) as Record<LegalDocument, readonly LegalBlock[]>;
}
