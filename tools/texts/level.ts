import path from 'node:path';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  catalogFile,
  catalogFolders,
  catalogText,
  keyedText,
  keyOf,
  readTexts,
  type Catalog,
  type CatalogEntry,
  type Readers,
} from './catalogs.ts';

/** A translation from an earlier catalogue, by `keyOf`. */
export type Memory = Readonly<Record<string, string>>;

/** The result for one language. */
export interface Leveled {
  tag: string;
  /** Texts filled in from the memory, with the same English and the same context. */
  remembered: number;
  /** Drafts copied from the same English in another context, which somebody must review. */
  guessed: number;
  /** Texts shown in English until somebody translates them. */
  missing: number;
  /** Obsolete texts, which are kept in the memory. */
  dropped: number;
}

/** The file that keeps a language's obsolete texts. */
export function memoryFile(root: string, tag: string, readers: Readers = 'players'): string {
  return path.join(root, 'tools/texts/memory', readers === 'operators' ? 'office' : '', `${tag}.json`);
}

/**
 * Synchronises the catalogues of a language with the English ones. New texts are filled in from the same English elsewhere in the language,
 * otherwise from the memory; obsolete texts move into the memory. In the office's catalogues, a translation from a players' catalogue
 * counts as a guess. Writes only files that change.
 */
export function level(root: string, tag: string, readers: Readers = 'players'): Leveled {
  const folders = catalogFolders(root, readers);
  const others = readers === 'operators' ? catalogFolders(root) : [];
  const sources = folders.map((folder) => readTexts(root, folder, 'en'));
  const current = folders.map((folder) => readTexts(root, folder, tag));
  const memory = readMemory(memoryFile(root, tag, readers));
  const texts = knownTexts(
    current,
    memory,
    others.map((folder) => readTexts(root, folder, tag)),
  );
  const sums = { tag, remembered: 0, guessed: 0, missing: 0, dropped: 0 };
  for (const [index, folder] of folders.entries()) {
    const source = sources[index]!;
    const target = current[index]!;
    const entries = [...source.values()].flatMap((entry) => {
      const own = target.get(keyOf(entry));
      if (own?.translation) return [own];
      const known = texts.find(entry);
      // Catalogues by key have no drafts: a guess would look like a reviewed text.
      const found = known?.draft && folder.form === 'json' ? undefined : known;
      if (!found) sums.missing++;
      else if (found.draft) sums.guessed++;
      else sums.remembered++;
      return found ? [{ ...entry, ...found }] : [];
    });
    sums.dropped += [...target.keys()].filter((key) => !source.has(key)).length;
    const file = catalogFile(root, folder, tag);
    writeChanged(file, folder.form === 'po' ? catalogText(tag, entries) : keyedText(file, entries));
  }
  const shown = new Set(sources.flatMap((source) => [...source.keys()]));
  const kept = Object.entries({ ...memory, ...texts.known }).filter(([key]) => !shown.has(key));
  const file = memoryFile(root, tag, readers);
  if (kept.length > 0 || existsSync(file))
    writeChanged(file, `${JSON.stringify(Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);
  return sums;
}

function knownTexts(catalogs: readonly Catalog[], memory: Memory, others: readonly Catalog[]) {
  // Current texts take precedence over the memory, and reviewed texts over guesses.
  const entries = catalogs.flatMap((catalog) => [...catalog.entries()].filter(([, { translation }]) => translation));
  const texts: Record<string, string> = Object.fromEntries(
    entries.filter(([, { draft }]) => !draft).map(([key, entry]) => [key, entry.translation]),
  );
  const elsewhere = others.flatMap((catalog) => [...catalog].map(([key, { translation }]): [string, string] => [key, translation]));
  const byEnglish = new Map(
    [...elsewhere, ...Object.entries(memory), ...Object.entries(texts)].map(([key, text]) => [key.split('\u0004').at(-1)!, text]),
  );
  const find = (entry: CatalogEntry): { translation: string; draft: boolean } | undefined => {
    const same = texts[keyOf(entry)] ?? memory[keyOf(entry)];
    if (same) return { translation: same, draft: false };
    const guess = byEnglish.get(entry.message);
    return guess ? { translation: guess, draft: true } : undefined;
  };
  return { known: texts, find };
}

function readMemory(file: string): Memory {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Memory) : {};
}

function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
