import { createHash } from 'node:crypto';

/**
 * Whether the book of a draw has its published hash, and whether the rows of a ticket are in it. Rows of a ticket are as the page downloads
 * them: lines that begin with `#` name draws.
 */
export function reportBook(
  book: string,
  { hash, ticket }: { hash?: string | undefined; ticket?: string | undefined },
): { text: string; ok: boolean } {
  const text = book.endsWith('\n') ? book.slice(0, -1) : book;
  const rows = text === '' ? [] : text.split('\n');
  const found = createHash('sha256').update(text).digest('hex');
  const inOrder = rows.every((row, at) => at === 0 || idOf(rows[at - 1]!) < idOf(row));
  const known = new Set(rows);
  const own = (ticket ?? '').split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  const missing = own.filter((row) => !known.has(row));
  const lines = [
    `lines: ${rows.length}`,
    `hash: ${found}${hash === undefined ? '' : found === hash.toLowerCase() ? ', as published' : ', NOT the published one'}`,
    ...(inOrder ? [] : ['NOT in ascending order of line ids']),
    ...(ticket === undefined ? [] : [`rows of the ticket in the book: ${own.length - missing.length} of ${own.length}`]),
    ...missing.map((row) => `NOT in the book: ${row}`),
  ];
  return { text: lines.join('\n'), ok: inOrder && missing.length === 0 && (hash === undefined || found === hash.toLowerCase()) };
}

const idOf = (row: string) => row.split('|', 1)[0]!;
