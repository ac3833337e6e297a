import { legalDocuments, type LegalDocument } from '@parlour/domain/content';

export { legalDocuments, type LegalDocument };

/** Path of the brand's own clauses in a language, below its folder. */
export function clausesFile(language: string): string {
  return `legal/${language}.md`;
}

/** Path of a text that a brand shows instead of the template, below its folder. */
export function legalFile(language: string, document: LegalDocument): string {
  return `legal/${language}/${document}.md`;
}
