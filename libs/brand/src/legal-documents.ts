/** The legal texts of a brand, each in every language: the platform's templates with its facts and its clauses. */
export const legalDocuments = ['terms', 'privacy', 'responsible-play'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Path of the brand's own clauses in a language, below its folder. */
export function clausesFile(language: string): string {
  return `legal/${language}.md`;
}

/** Path of a text that a brand shows instead of the template, below its folder. */
export function legalFile(language: string, document: LegalDocument): string {
  return `legal/${language}/${document}.md`;
}
