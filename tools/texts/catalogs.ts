import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';

/** A text of a catalogue. */
export interface CatalogEntry {
  /** English. */
  message: string;
  context: string | undefined;
  translation: string;
  /** A guess that nobody has read yet: it is shown, but does not count where a text must be approved. */
  draft: boolean;
  /** Files that show it; of English catalogues only. */
  origins: readonly string[];
  /** What the source tells translators. */
  comments: readonly string[];
}

/** Texts of one language by `keyOf`, in the order of the file. */
export type Catalog = ReadonlyMap<string, CatalogEntry>;

/** What a text is known by in every language: its English, and its context where one English text means two things. */
export function keyOf({ message, context }: Pick<CatalogEntry, 'message' | 'context'>): string {
  return context === undefined ? message : `${context}\u0004${message}`;
}

/** Folders that hold a catalogue for each language, from the root of the workspace: pages', and the gateway's. */
export function catalogFolders(root: string): string[] {
  return globSync(['{libs,apps}/*/src/locales/en.po', 'apps/*/src/**/texts/en.po'], { cwd: root })
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .sort();
}

/** The catalogue in `file`; empty when there is none. Texts that a catalogue only keeps from earlier times are left out. */
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
 * A catalogue of a language other than English as text: sorted by what each text is known by, without origins, comments and
 * dates, so that it changes only where a text does.
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
