import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes } from '@parlour/domain';

/** Brotli bytes that a game may add to the first playable frame (games.md A6): its pictures, and its pack with one language. */
const artBudget = 27_000;
const textBudget = 5_000;

/** Texts of a pack that a language lacks or has too many of. */
export function textProblems(folder: string): string[] {
  const ids = (language: string) => {
    const file = path.join(folder, 'texts', `${language}.json`);
    return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object) : [];
  };
  const english = ids('EN');
  return languageCodes.flatMap((language) => {
    const own = ids(language);
    const differing = [...english.filter((id) => !own.includes(id)), ...own.filter((id) => !english.includes(id))];
    return differing.length === 0 && own.length > 0 ? [] : [`${language}: ${differing.join(', ') || 'none'}`];
  });
}

/** What a pack weighs, compressed, in words; and whether it keeps within its budgets. */
export function weightOf(folder: string): { ok: boolean; note: string } {
  const compressed = (file: string) => brotliCompressSync(readFileSync(path.join(folder, file))).length;
  const art = readdirSync(path.join(folder, 'art')).reduce((sum, name) => sum + compressed(path.join('art', name)), 0);
  const texts = Math.max(...readdirSync(path.join(folder, 'texts')).map((name) => compressed(path.join('texts', name))));
  const words = compressed('pack.json') + texts;
  return { ok: art <= artBudget && words <= textBudget, note: `${art} bytes of pictures, ${words} of pack and texts (brotli)` };
}
