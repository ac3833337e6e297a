import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clausesFile, legalDocuments, legalFile, legalTemplate, loadBrand, sectionsOf, type Brand } from '@parlour/brand/schema';
import { legalGaps } from '@parlour/brand/legal-text';
import type { LanguageCode } from '@parlour/domain';

/**
 * Writes the clauses that a licensed brand in `folder` must add to the templates: the sections about its company, its courts and its help
 * lines, with gaps to fill in. Existing files are kept; a demo brand needs none. Returns the paths of the written files, relative to the
 * brand's folder. Throws BrandError for a broken brand.
 */
export function writeMissingLegalTexts(folder: string): string[] {
  const missing = [...owedClauses(loadBrand(folder), folder)].filter(([file]) => !existsSync(path.join(folder, file)));
  for (const [file, text] of missing) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return missing.map(([file]) => file);
}

/** The clauses that a brand must add, by their path in its folder; `folder` may already contain texts that replace them. */
export function owedClauses(brand: Brand, folder?: string): Map<string, string> {
  const owed = brand.languages.map((language) => [clausesFile(language), owedIn(brand, language, folder)] as const);
  return new Map(owed.filter(([, text]) => text !== ''));
}

function owedIn(brand: Brand, language: LanguageCode, folder: string | undefined): string {
  const parts = legalDocuments.flatMap((document) => {
    if (folder && existsSync(path.join(folder, legalFile(language, document)))) return [];
    const { sections } = sectionsOf(legalTemplate(brand, language, document));
    const open = sections.filter(({ blocks }) => blocks.some((block) => legalGaps(block).length > 0));
    if (open.length === 0) return [];
    return [`# ${document}`, ...open.flatMap(({ heading, blocks }) => [...(heading ? [`## ${heading}`] : []), ...blocks])];
  });
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : '';
}
