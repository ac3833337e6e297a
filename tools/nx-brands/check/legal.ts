import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { legalGaps, parseLegalText } from '@parlour/brand/legal-text';
import { legalDocuments, legalFile, type Brand } from '@parlour/brand/schema';
import { counted, Findings, type Check } from './problem.ts';

/** A legal text of a brand, as it is written. */
export interface LegalText {
  /** Below the brand's folder. */
  file: string;
  text: string;
}

/** The legal texts that are there, of those that the brand must have. */
export function legalTextsOf(folder: string, brand: Brand): LegalText[] {
  return brand.languages.flatMap((language) =>
    legalDocuments.flatMap((document) => {
      const file = legalFile(language, document);
      const absolute = path.join(folder, file);
      return existsSync(absolute) ? [{ file, text: readFileSync(absolute, 'utf8') }] : [];
    }),
  );
}

/** Every legal text in every language, in the forms that pages can show, with no gap where a licence is at stake. */
export function checkLegal(folder: string, brand: Brand): Check {
  const findings = new Findings(folder);
  const texts = legalTextsOf(folder, brand);
  for (const language of brand.languages)
    for (const document of legalDocuments) {
      const file = legalFile(language, document);
      if (!texts.some((text) => text.file === file))
        findings.error(file, 'is missing', `write it, for pages show it: npx nx legal-texts ${brand.id} begins it`);
    }
  for (const { file, text } of texts) {
    for (const { line, gap } of legalGaps(text)) {
      const words = [`line ${line} has the gap ${gap}`, 'have it filled in by whoever answers for the text'] as const;
      if (brand.jurisdiction.licence === 'demo') findings.note(file, ...words);
      else findings.error(file, ...words);
    }
    checkMarks(findings, file, text);
    checkForm(findings, file, text);
  }
  const place = path.join(folder, 'legal');
  const others = existsSync(place) ? readdirSync(place).filter((name) => !brand.languages.some((code) => code === name)) : [];
  for (const name of others)
    findings.note(`legal/${name}`, 'is in no language of the brand', 'remove it, or add the language to brand.json');
  return findings.as('Legal texts', `${counted(texts.length, 'text')} in ${counted(brand.languages.length, 'language')}`);
}

/** Templates say `{name}` where a brand has its own; pages would show it as it is written. */
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
