import path from 'node:path';
import { BrandError, type Problem } from './brand-error.ts';
import type { Brand } from './brand-schema.ts';
import { legalDocuments, legalFile } from './legal-documents.ts';
import { legalSource, type LegalGap } from './legal-source.ts';
import { shownPath } from './shown-path.ts';

/**
 * A real-money site must show every legal text without gaps. Throws BrandError for the first that is missing or has gaps; a demo brand
 * always passes.
 */
export function demandLegalTexts(folder: string, brand: Brand): void {
  const [first] = lacking(folder, brand);
  if (first) throw new BrandError(shownPath(first.file), ...first.problems);
}

/**
 * The brands in `root` (such as `brands/`) whose sites must stay closed, by id, each with the reason in one sentence. One brand's
 * missing texts do not close the others.
 */
export function closedSites(root: string, brands: readonly Brand[]): ReadonlyMap<string, string> {
  const reasons = brands.map((brand) => [brand.id, whyClosed(path.join(root, brand.id), brand)] as const);
  return new Map(reasons.filter((reason): reason is [string, string] => reason[1] !== null));
}

function whyClosed(folder: string, brand: Brand): string | null {
  const [first, ...others] = lacking(folder, brand);
  if (!first) return null;
  const [told, ...more] = first.problems;
  const count = more.length + others.reduce((sum, { problems }) => sum + problems.length, 0);
  return `${new BrandError(shownPath(first.file), told).message}${count > 0 ? ` (npx nx check ${brand.id} tells ${count} more)` : ''}`;
}

interface Lacking {
  file: string;
  problems: [Problem, ...Problem[]];
}

function lacking(folder: string, brand: Brand): Lacking[] {
  if (brand.jurisdiction.licence === 'demo') return [];
  return brand.languages.flatMap((language) =>
    legalDocuments.flatMap((document): Lacking[] => {
      const { gaps } = legalSource(folder, brand, language, document);
      const [first, ...others] = gaps.map((gap) => problemOf(brand, gap));
      if (!first) return [];
      return [{ file: path.join(folder, gaps[0]!.file ?? legalFile(language, document)), problems: [first, ...others] }];
    }),
  );
}

const orDemo = 'or set jurisdiction.licence of brand.json to "demo"';

function problemOf(brand: Brand, { file, line, gap }: LegalGap): Problem {
  if (file === null)
    return {
      at: '',
      says: `has the gap ${gap} of the template, but the brand names a licence`,
      mend: `write the section in clauses of your own (npx nx legal-texts ${brand.id} begins them), ${orDemo}`,
    };
  return { at: `line ${line}`, says: `has the gap ${gap}, but the brand names a licence`, mend: `write what belongs there, ${orDemo}` };
}
