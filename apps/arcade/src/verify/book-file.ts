import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BookCounts } from '../engines/slot/tumble/book-counts.ts';

/** Beside a pack of a finite book: what all its rounds came to, so that tests need not play them all. */
export const bookFile = (folder: string): string => path.join(folder, 'book.json');

export function bookOf(folder: string): BookCounts | undefined {
  return existsSync(bookFile(folder)) ? (JSON.parse(readFileSync(bookFile(folder), 'utf8')) as BookCounts) : undefined;
}

/** What is wrong with the file of a book that has been counted. */
export function bookProblems(folder: string, counts: BookCounts): string[] {
  return isDeepStrictEqual(bookOf(folder), JSON.parse(JSON.stringify(counts))) ? [] : ['write book.json anew: see write-books.ts'];
}
