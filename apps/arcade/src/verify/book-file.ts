import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BookCounts } from '../engines/slot/tumble/book-counts.ts';

/** The file beside a pack with a finite book: the totals of all its rounds, so that tests need not play them. */
export const bookFile = (folder: string): string => path.join(folder, 'book.json');

export function bookOf(folder: string): BookCounts | undefined {
  return existsSync(bookFile(folder)) ? (JSON.parse(readFileSync(bookFile(folder), 'utf8')) as BookCounts) : undefined;
}

/** Problems of the file of a counted book; empty when it is right. */
export function bookProblems(folder: string, counts: BookCounts): string[] {
  return isDeepStrictEqual(bookOf(folder), JSON.parse(JSON.stringify(counts))) ? [] : ['write book.json anew: see write-books.ts'];
}
