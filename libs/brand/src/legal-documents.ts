/** The legal texts of a brand, each in every language: the platform's templates with its facts and its clauses. */
export const legalDocuments = ['terms', 'privacy', 'responsible-play'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Where the brand's own clauses in a language stand, below its folder. */
export function clausesFile(language: string): string {
  return `legal/${language}.md`;
}

/** Where a text of its own stands that a brand shows instead of the template, below its folder. */
export function legalFile(language: string, document: LegalDocument): string {
  return `legal/${language}/${document}.md`;
}
