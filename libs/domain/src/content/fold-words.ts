import { folds } from '../generated/folds.ts';

/** A text as searches compare it: without case, without the accents of Latin letters, and with the folds of each language. */
export function foldWords(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return [...plain]
    .map((letter) => folds[letter] ?? letter)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
