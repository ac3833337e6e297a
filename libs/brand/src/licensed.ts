import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BrandError, type Problem } from './brand-error.ts';
import type { Brand } from './brand-schema.ts';
import { legalDocuments, legalFile } from './legal-documents.ts';
import { legalGaps } from './legal-text.ts';

/** A site for real money shows every legal text, whole. Throws BrandError for the first that is missing or has gaps. */
export function demandLegalTexts(folder: string, brand: Brand, shownPath: (file: string) => string): void {
  for (const language of brand.languages)
    for (const document of legalDocuments) {
      const file = path.join(folder, legalFile(language, document));
      const problems = problemsIn(file);
      if (problems[0]) throw new BrandError(shownPath(file), problems[0], ...problems.slice(1));
    }
}

const orDemo = 'or set jurisdiction.licence of brand.json to "demo"';

function problemsIn(file: string): Problem[] {
  if (!existsSync(file)) return [{ at: '', says: 'must be there, for the brand names a licence', mend: `write it, ${orDemo}` }];
  return legalGaps(readFileSync(file, 'utf8')).map(({ line, gap }) => ({
    at: `line ${line}`,
    says: `has the gap ${gap}, but the brand names a licence`,
    mend: `write what belongs there, ${orDemo}`,
  }));
}
