import { readFileSync } from 'node:fs';
import path from 'node:path';
import { guessedWords, type Guesses } from '@parlour/domain';
import type { Merchant } from '../../../kernel/merchants.ts';

/** What makes a password easy to guess at this merchant; `account` is the user's name for the account, if known. */
export function guessesAt({ brand }: Merchant, account?: string): Guesses {
  return { words: guessedWords(brand, account), known: isKnownPassword };
}

let known: ReadonlySet<string> | undefined;

/** Whether a password is on the list of the most common ones (security A02), which is loaded by the first call. */
export function isKnownPassword(text: string): boolean {
  known ??= readList();
  return known.has(text);
}

function readList(): ReadonlySet<string> {
  const text = readFileSync(path.join(import.meta.dirname, 'known-passwords.txt'), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}
