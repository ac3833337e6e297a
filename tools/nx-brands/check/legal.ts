import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLegalText } from '@parlour/brand/legal-text';
import {
  clausesFile,
  clausesOf,
  legalDocuments,
  legalFile,
  legalSource,
  templateFile,
  templateVersion,
  type Brand,
  type LegalDocument,
  type LegalGap,
} from '@parlour/brand/schema';
import type { LanguageCode } from '@parlour/domain';
import { counted, Findings, type Check } from './problem.ts';

/** A legal text of a brand, as pages show it. */
export interface LegalText {
  /** The file below the brand's folder in which the brand may replace it. */
  file: string;
  text: string;
  gaps: readonly LegalGap[];
}

/** A brand's legal texts in its languages, without languages that have no templates. */
export function legalTextsOf(folder: string, brand: Brand): LegalText[] {
  return brand.languages.flatMap((language) =>
    legalDocuments.flatMap((document) => {
      const whole = legalFile(language, document);
      if (!existsSync(path.join(folder, whole)) && !existsSync(templateFile(language, document))) return [];
      const own = existsSync(path.join(folder, whole)) ? whole : clausesFile(language);
      return [{ file: own, ...legalSource(folder, brand, language, document) }];
    }),
  );
}

/** Checks every legal text in every language, in all forms that pages can show; a licensed brand's must have no gaps. */
export function checkLegal(folder: string, brand: Brand): Check {
  const findings = new Findings(folder);
  const texts = legalTextsOf(folder, brand);
  for (const language of brand.languages) {
    for (const document of legalDocuments) checkTemplate(findings, folder, language, document);
    checkClauses(findings, folder, language);
  }
  for (const { file, text, gaps } of texts) {
    for (const gap of gaps) {
      const words: [string, string] =
        gap.file === null
          ? [`leaves the gap ${gap.gap} of the template open`, `npx nx legal-texts ${brand.id} begins the section`]
          : [`line ${gap.line} has the gap ${gap.gap}`, 'have it filled in by whoever answers for the text'];
      if (brand.jurisdiction.licence === 'demo') findings.note(gap.file ?? file, ...words);
      else findings.error(gap.file ?? file, ...words);
    }
    checkMarks(findings, file, text);
    checkForm(findings, file, text);
  }
  const place = path.join(folder, 'legal');
  const offered = (name: string) => brand.languages.some((code) => code === path.basename(name, '.md'));
  for (const name of existsSync(place) ? readdirSync(place).filter((each) => !offered(each)) : [])
    findings.note(`legal/${name}`, 'is in no language of the brand', 'remove it, or add the language to brand.json');
  return findings.as('Legal texts', `${counted(texts.length, 'text')} in ${counted(brand.languages.length, 'language')}`);
}

/** Reports a translation that is older than the English template. */
function checkTemplate(findings: Findings, folder: string, language: LanguageCode, document: LegalDocument): void {
  const own = legalFile(language, document);
  if (existsSync(path.join(folder, own))) return;
  if (!existsSync(templateFile(language, document))) {
    findings.error(own, 'is missing, and the platform has no template of it', `translate libs/brand/legal-templates/EN/${document}.md`);
    return;
  }
  const [follows, current] = [templateVersion(language, document), templateVersion('EN', document)];
  if (follows !== current)
    findings.error(
      own,
      `is not written, and the template follows version ${follows ?? 'none'} of the English one, which is at ${current ?? 'none'}`,
      `bring libs/brand/legal-templates/${language}/${document}.md up to date`,
    );
}

/** Reports clauses for a document that does not exist, since they are never shown. */
function checkClauses(findings: Findings, folder: string, language: LanguageCode): void {
  const file = path.join(folder, clausesFile(language));
  if (!existsSync(file)) return;
  for (const name of clausesOf(readFileSync(file, 'utf8')).keys())
    if (!legalDocuments.some((document) => document === name))
      findings.error(clausesFile(language), `has clauses of "${name}"`, `name one of ${legalDocuments.join(', ')}`);
}

/** Templates use `{name}` where a brand has its own text, but pages would show it literally. */
function checkMarks(findings: Findings, file: string, text: string): void {
  text.split('\n').forEach((line, index) => {
    for (const [mark] of line.matchAll(/\{\w+\}/g))
      findings.error(file, `line ${index + 1} holds ${mark}, a mark of the templates`, 'write what it stands for');
  });
}

function checkForm(findings: Findings, file: string, text: string): void {
  try {
    const [first, ...rest] = parseLegalText(text);
    if (first?.kind !== 'title') findings.error(file, 'does not begin with a title', 'begin it with "# " and its name');
    if (rest.length === 0) findings.error(file, 'says nothing', 'write it');
  } catch (error) {
    findings.error(file, (error as Error).message, 'write it in one of these forms');
  }
}
