import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type LanguageCode } from '@parlour/domain';
import { BrandError } from './brand-error.ts';
import type { Brand } from './brand-schema.ts';
import { clausesFile, legalFile, type LegalDocument } from './legal-documents.ts';
import { legalGaps, legalHtml } from './legal-text.ts';

/** The platform's texts, one folder per language. */
const templatesFolder = path.resolve(import.meta.dirname, '../legal-templates');

/** What a template is filled in with. */
export type LegalFacts = Pick<Brand, 'name' | 'contacts' | 'jurisdiction'>;

/** A gap that only the operator can fill in. */
export interface LegalGap {
  /** Such as `[name of the company]`. */
  gap: string;
  /** The brand's file that contains it, below the brand's folder; null if it is in the template and no clause of the brand replaces it. */
  file: string | null;
  /** In that file. */
  line: number;
}

/** A legal text of a brand. */
export interface LegalSource {
  /** As pages show it: Markdown for `parseLegalText`. */
  text: string;
  gaps: readonly LegalGap[];
}

/** A section of a legal text: a heading (empty before the first one) and the text below it. */
export interface LegalSection {
  heading: string;
  blocks: readonly string[];
}

/** A brand's own legal texts: the contents of its files below `legal/`, by their paths below its folder. */
export type LegalFiles = Readonly<Record<string, string>>;

/** The brand's own legal texts in `folder`; none for a brand that uses the templates as they are. */
export function legalFilesIn(folder: string): LegalFiles {
  const place = path.join(folder, 'legal');
  if (!existsSync(place)) return {};
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(
    names
      .map((name) => `legal/${name.replaceAll(path.sep, '/')}`)
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

export function templateFile(language: LanguageCode, document: LegalDocument): string {
  return path.join(templatesFolder, language, `${document}.md`);
}

/** A legal text of the brand in `folder`, as `legalSourceOf` composes it from its files. */
export function legalSource(folder: string, facts: LegalFacts, language: LanguageCode, document: LegalDocument): LegalSource {
  return legalSourceOf(legalFilesIn(folder), facts, language, document);
}

/**
 * A legal text of a brand with these files: the platform's template with the brand's facts, in which the brand's clauses
 * (`legal/<LANG>.md`) replace sections with the same heading, or are appended; or the brand's own complete text
 * (`legal/<LANG>/<document>.md`), if there is one. Throws BrandError for a language without a template.
 */
function legalSourceOf(files: LegalFiles, facts: LegalFacts, language: LanguageCode, document: LegalDocument): LegalSource {
  const whole = legalFile(language, document);
  const written = files[whole];
  if (written !== undefined) return { text: written, gaps: legalGaps(written).map((gap) => ({ ...gap, file: whole })) };
  const clauses = clausesFile(language);
  const clausesText = files[clauses] ?? '';
  const own = clausesOf(clausesText).get(document) ?? [];
  const { title, sections } = sectionsOf(legalTemplate(facts, language, document));
  const replaced = sections.map((section) => own.find(({ heading }) => heading === section.heading) ?? section);
  const added = own.filter(({ heading }) => sections.every((section) => section.heading !== heading));
  const text = textOf(title, [...replaced, ...added]);
  const lines = clausesText.split('\n');
  const documentAt = (line: number) =>
    lines
      .slice(0, line)
      .findLast((each) => each.startsWith('# '))
      ?.slice(2)
      .trim();
  const gaps = legalGaps(clausesText).filter(({ line }) => documentAt(line) === document);
  return {
    text,
    gaps: legalGaps(text).map(({ gap, line }) => {
      const place = gaps.find((each) => each.gap === gap);
      return place ? { ...place, file: clauses } : { gap, line, file: null };
    }),
  };
}

/**
 * The first version of a brand's legal text in a language, as HTML that operators can edit further; undefined if there is neither a
 * template of the platform nor a text of the brand in it. Throws BrandError for a text in a form that pages do not show.
 */
export function firstLegalText(
  files: LegalFiles,
  facts: LegalFacts,
  language: LanguageCode,
  document: LegalDocument,
): { title: string; content: string } | undefined {
  if (files[legalFile(language, document)] === undefined && !existsSync(templateFile(language, document))) return undefined;
  try {
    return legalHtml(legalSourceOf(files, facts, language, document).text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new BrandError(`${facts.name}: ${legalFile(language, document)}`, {
      at: '',
      says: `has a wrong form (${error.message})`,
      mend: 'run its check',
    });
  }
}

/**
 * The platform's text with the facts of a brand. What only the operator knows stays a gap, `[like this]`. A heading, paragraph or list item
 * that begins with `{demo}` or `{licensed}` is kept for such brands only.
 */
export function legalTemplate(facts: LegalFacts, language: LanguageCode, document: LegalDocument): string {
  const file = templateFile(language, document);
  if (!existsSync(file))
    throw new BrandError(`libs/brand/legal-templates/${language}/${document}.md`, {
      at: '',
      says: `is missing, so that no site can be in ${language}`,
      mend: 'translate the English one',
    });
  const { licence, minimumAge } = facts.jurisdiction;
  const values = {
    name: facts.name,
    mail: mailOf(facts),
    age: new Intl.NumberFormat(languages[language].formatTag).format(minimumAge),
    licence,
  };
  const [kept, dropped] = licence === 'demo' ? ['demo', 'licensed'] : ['licensed', 'demo'];
  return readFileSync(file, 'utf8')
    .replace(/^---\n[^]*?\n---\n+/, '')
    .replaceAll(new RegExp(`^(- )?\\{${dropped}\\} .*\n\n?`, 'gm'), '')
    .replaceAll(new RegExp(`^(- )?\\{${kept}\\} `, 'gm'), (_, item: string | undefined) => item ?? '')
    .replaceAll(/\{(name|mail|age|licence)\}/g, (_, key: keyof typeof values) => values[key])
    .trimEnd()
    .concat('\n');
}

/** The version of an English template, or the one that a translation follows. Undefined where none is stated. */
export function templateVersion(language: LanguageCode, document: LegalDocument): number | undefined {
  const stated = /^---\n(?:version|follows): (\d+)\n---\n/.exec(readFileSync(templateFile(language, document), 'utf8'));
  return stated ? Number(stated[1]) : undefined;
}

/** The brand's clauses, by the document that a line `# terms` names. */
export function clausesOf(text: string): Map<string, LegalSection[]> {
  const documents = text.split(/^# (.+)\n/m).slice(1);
  const found = new Map<string, LegalSection[]>();
  for (let index = 0; index < documents.length; index += 2) {
    const { sections } = sectionsOf(documents[index + 1]!);
    found.set(
      documents[index]!.trim(),
      sections.filter(({ heading, blocks }) => heading || blocks.length > 0),
    );
  }
  return found;
}

/** Splits a text at its headings; the first section has none. */
export function sectionsOf(text: string): { title: string; sections: LegalSection[] } {
  let title = '';
  const sections = [{ heading: '', blocks: [] as string[] }];
  for (const block of text.split(/\n\s*\n/).map((each) => each.trim())) {
    if (block.startsWith('## ')) sections.push({ heading: block.slice(3), blocks: [] });
    else if (block.startsWith('# ')) title = block.slice(2);
    else if (block) sections.at(-1)!.blocks.push(block);
  }
  return { title, sections };
}

function textOf(title: string, sections: readonly LegalSection[]): string {
  const blocks = sections.flatMap(({ heading, blocks }) => [...(heading ? [`## ${heading}`] : []), ...blocks]);
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

function mailOf({ contacts }: LegalFacts): string {
  const mail = contacts.find(({ url }) => url.startsWith('mailto:'));
  return mail ? mail.url.slice('mailto:'.length) : '[an e-mail address among the contacts of brand.json]';
}
