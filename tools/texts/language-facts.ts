import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../build/places.ts';
import { z } from 'zod';

/** The folder with the facts of each language, one file per language. */
const languageFolder = path.join(workspace, 'libs/domain/src/languages');

/** What the platform needs to know about a language (docs/guides/add-a-language.md). */
export const languageFactsSchema = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/, "the specification's code, two capital letters"),
  tag: z.string().refine((tag) => Intl.getCanonicalLocales(tag)[0] === tag, 'a BCP 47 tag without extensions, in its canonical form'),
  /** Its name in the language itself. */
  name: z.string().min(1),
  direction: z.enum(['ltr', 'rtl']),
  /** A row of libs/ui/src/theme/scripts.json. */
  script: z.string(),
  /** Stated where `Intl`, or the data of an older browser, may choose another one. */
  numberingSystem: z.enum(Intl.supportedValuesOf('numberingSystem')).optional(),
  calendar: z.enum(Intl.supportedValuesOf('calendar')).optional(),
  /** In pairs: outer, then inner ones. */
  quotes: z.array(z.string().length(1)).min(2),
  /** What the language writes for each English punctuation mark; empty for a mark that it does not use. */
  marks: z.record(z.string().length(1), z.string()),
  /** Words, such as abbreviations, whose final mark does not end a sentence. */
  abbreviations: z.array(z.string()).default([]),
  /** Letters that a search treats as equal, in addition to case and accents: `đ` for `d`. */
  folds: z.record(z.string(), z.string()),
  /** Tags of `Accept-Language` that select it; each also covers every longer tag that no other language lists. */
  accepts: z.array(z.string()).min(1),
  /** A sample heading and sentence that show designers the script. */
  sample: z.tuple([z.string(), z.string()]),
});
export type LanguageFactsRow = z.infer<typeof languageFactsSchema>;

/** Every language's facts, English first, the others by their codes. Throws an error that names the file and the fact. */
export function readLanguageFacts(): LanguageFactsRow[] {
  return globSync('*.json', { cwd: languageFolder })
    .map((file) => {
      const parsed = languageFactsSchema.safeParse(JSON.parse(readFileSync(path.join(languageFolder, file), 'utf8')));
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      if (`${parsed.data.code}.json` !== file) throw new Error(`${file} holds the facts of ${parsed.data.code}`);
      return parsed.data;
    })
    .toSorted((a, b) => Number(b.code === 'EN') - Number(a.code === 'EN') || (a.code < b.code ? -1 : 1));
}

/** The tag for `Intl`: with the numerals and calendar from the facts. */
export function formatTagOf({ tag, numberingSystem, calendar }: LanguageFactsRow): string {
  const stated = [...(calendar ? ['ca', calendar] : []), ...(numberingSystem ? ['nu', numberingSystem] : [])];
  return stated.length > 0 ? `${tag}-u-${stated.join('-')}` : tag;
}

/** `libs/domain/src/generated/languages.ts` as text. */
export function languagesModule(rows: readonly LanguageFactsRow[]): string {
  const wide = rows.map((row) => {
    const { tag, name, direction } = row;
    return `  ${row.code}: ${JSON.stringify({ tag, formatTag: formatTagOf(row), name, direction })},`;
  });
  const facts = rows.map(({ code, script, numberingSystem, quotes, marks, abbreviations, folds, accepts, sample }) => {
    return `  ${code}: ${JSON.stringify({ script, numberingSystem, quotes, marks, abbreviations, folds, accepts, sample })},`;
  });
  return [
    '// Made from libs/domain/src/languages/*.json by `npm run languages`; do not edit.',
    'export const languages = {',
    ...wide,
    '} as const;',
    '',
    'export const languageFacts = {',
    ...facts,
    '} as const;',
    '',
  ].join('\n');
}

/** `libs/domain/src/generated/folds.ts` as text: only the folds of all languages, for searches in pages, which need no other facts. */
export function foldsModule(rows: readonly LanguageFactsRow[]): string {
  const folds = Object.assign({}, ...rows.map((row) => row.folds)) as Record<string, string>;
  return [
    '// Made from libs/domain/src/languages/*.json by `npm run languages`; do not edit.',
    `export const folds: Readonly<Record<string, string>> = ${JSON.stringify(folds)};`,
    '',
  ].join('\n');
}
