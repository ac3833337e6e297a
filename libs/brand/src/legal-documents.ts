/** The legal texts of a brand: one file of each for every language, `legal/<LANG>/<document>.md`. */
export const legalDocuments = ['terms', 'privacy', 'responsible-play'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Where a legal text stands below a brand folder. */
export function legalFile(language: string, document: LegalDocument): string {
  return `legal/${language}/${document}.md`;
}
