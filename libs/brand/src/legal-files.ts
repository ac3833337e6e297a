import path from 'node:path';
import type { LanguageCode } from '@parlour/domain';

/** The legal texts of a brand: one file of each for every language. */
export const legalDocuments = ['terms', 'privacy', 'responsible-play'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Where a legal text stands in a brand folder. */
export function legalFile(folder: string, language: LanguageCode, document: LegalDocument): string {
  return path.join(folder, 'legal', language, `${document}.md`);
}
