import { readFileSync } from 'node:fs';
import path from 'node:path';

let known: ReadonlySet<string> | undefined;

/**
 * True for a password of the list of those most used by people, whatever its case (security A02). The list is read at the
 * first question; the page has a short one of its own in libs/domain.
 */
export function isKnownPassword(password: string): boolean {
  known ??= readList();
  return known.has(password.toLowerCase());
}

function readList(): ReadonlySet<string> {
  const text = readFileSync(path.join(import.meta.dirname, 'known-passwords.txt'), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}
