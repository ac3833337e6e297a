import { readFileSync } from 'node:fs';
import path from 'node:path';
import { guessedWords, type Guesses } from '@parlour/domain';
import type { Merchant } from '../../../kernel/merchants.ts';

/** What makes a password guessable at this merchant; `account` is what its user is called, where that is known. */
export function guessesAt({ brand }: Merchant, account?: string): Guesses {
  return { words: guessedWords(brand, account), known: isKnownPassword };
}

let known: ReadonlySet<string> | undefined;

/** True for a password of the list of those most used by people (security A02), which is read at the first question. */
export function isKnownPassword(text: string): boolean {
  known ??= readList();
  return known.has(text);
}

function readList(): ReadonlySet<string> {
  const text = readFileSync(path.join(import.meta.dirname, 'known-passwords.txt'), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}
