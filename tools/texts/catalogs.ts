import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageOfTag } from '@parlour/domain';
import PO from 'pofile';

/** A text in a catalogue. */
export interface CatalogEntry {
  /** English. */
  message: string;
  context: string | undefined;
  translation: string;
  /** A guess that nobody has reviewed: it is shown, but does not count where a text must be approved. */
  draft: boolean;
  /** Files that show it; in English catalogues only. */
  origins: readonly string[];
  /** The source's comment for translators. */
  comments: readonly string[];
}

/** Texts of one language by `keyOf`, in the order of the file. */
export type Catalog = ReadonlyMap<string, CatalogEntry>;

/** The key of a text in every language: its English, and its context if one English text has two meanings. */
export function keyOf({ message, context }: Pick<CatalogEntry, 'message' | 'context'>): string {
  return context === undefined ? message : `${context}\u0004${message}`;
}

/**
 * A folder with a file for each language. Pages have `.po` catalogues, extracted from their code; texts of servers and games
 * have `.json` ones, an ICU message by its key, whose English is written by hand.
 */
export interface CatalogFolder {
  /** Path from the root of the workspace. */
  path: string;
  form: 'po' | 'json';
  /** How its files are named: the tag of a language (`zh-CN.json`), or the specification's code (`CN.json`). */
  by: 'tag' | 'code';
}

/** Who reads a catalogue. The office has languages of its own, which no brand offers. */
export type Readers = 'players' | 'operators';

/** Every folder of catalogues that these readers see. */
export function catalogFolders(root: string, readers: Readers = 'players'): CatalogFolder[] {
  return globSync(['{libs,apps}/*/src/locales/en.po', 'apps/*/src/**/texts/{en,EN}.json'], { cwd: root })
    .filter((file) => file.replaceAll(path.sep, '/').startsWith('apps/office/') === (readers === 'operators'))
    .map((file): CatalogFolder => {
      const { dir, name, ext } = path.parse(file);
      return { path: dir.replaceAll(path.sep, '/'), form: ext === '.po' ? 'po' : 'json', by: name === 'en' ? 'tag' : 'code' };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function catalogFile(root: string, folder: CatalogFolder, tag: string): string {
  const name = folder.by === 'tag' ? tag : (languageOfTag(tag) ?? tag);
  return path.join(root, folder.path, `${name}.${folder.form}`);
}

/** The texts of a folder in one language, by the keys of its English; empty if the language has none there. */
export function readTexts(root: string, folder: CatalogFolder, tag: string): Catalog {
  const file = catalogFile(root, folder, tag);
  return folder.form === 'po' ? readCatalog(file) : readKeyed(file, catalogFile(root, folder, 'en'));
}

/** A catalogue by key: the key becomes the context of the English text, so that two keys with the same English may differ. */
function readKeyed(file: string, english: string): Catalog {
  const texts = readJson(file);
  const entries = Object.entries(readJson(english)).flatMap(([key, message]): CatalogEntry[] => {
    const translation = texts[key];
    return translation === undefined ? [] : [{ message, context: key, translation, draft: false, origins: [], comments: [] }];
  });
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

const readJson = (file: string) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {});

/** The catalogue in `file`; empty if there is no file. Obsolete texts are left out. */
export function readCatalog(file: string): Catalog {
  if (!existsSync(file)) return new Map();
  const entries = PO.parse(readFileSync(file, 'utf8')).items.flatMap((item): CatalogEntry[] => {
    if (item.obsolete) return [];
    return [
      {
        message: item.msgid,
        context: item.msgctxt || undefined,
        translation: item.msgstr[0] ?? '',
        draft: item.flags['draft'] === true,
        origins: item.references,
        comments: item.extractedComments,
      },
    ];
  });
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

/**
 * A catalogue by key as text. Keys keep the order of `file`, which a translator chose; a new one is placed after the key that it follows in
 * English.
 */
export function keyedText(file: string, entries: Iterable<Pick<CatalogEntry, 'context' | 'translation'>>): string {
  const texts = new Map([...entries].map(({ context, translation }) => [context!, translation]));
  const keys = Object.keys(readJson(file)).filter((key) => texts.has(key));
  let before: string | undefined;
  for (const key of texts.keys()) {
    if (!keys.includes(key)) keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
    before = key;
  }
  return `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, texts.get(key)])), null, 2)}\n`;
}

/**
 * A catalogue of a language other than English as text: sorted by key, without origins, comments and
 * dates, so that it changes only when a text does.
 */
export function catalogText(tag: string, entries: Iterable<Pick<CatalogEntry, 'message' | 'context' | 'translation' | 'draft'>>): string {
  const head = `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"Language: ${tag}\\n"\n`;
  const texts = [...entries]
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map(({ message, context, translation, draft }) =>
      [
        ...(draft ? ['#, draft'] : []),
        ...(context === undefined ? [] : [`msgctxt ${quoted(context)}`]),
        `msgid ${quoted(message)}`,
        `msgstr ${quoted(translation)}`,
        '',
      ].join('\n'),
    );
  return [head, ...texts].join('\n');
}

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;
