import { languageCodes, languageFacts } from '../index.ts';

/** Letters that readers of some language take for others: `đ` for `d`, `أ` for `ا`. */
const folds = new Map<string, string>(languageCodes.flatMap((code) => Object.entries(languageFacts[code].folds)));

/** A text as searches compare it: without case, without the accents of Latin letters, and with the folds of each language. */
export function foldWords(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return [...plain]
    .map((letter) => folds.get(letter) ?? letter)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
