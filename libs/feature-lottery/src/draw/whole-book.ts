// @flag lottery
import type { Api, Schema } from '@parlour/api';

/** Fetches every row of a draw's book, as the text whose hash was published. Calls `onRows` with the number of rows fetched so far. */
export async function wholeBook(api: Api, drawId: string, onRows: (count: number) => void): Promise<string> {
  const rows: string[] = [];
  let after: string | undefined;
  do {
    const part: Schema<'DrawBookPart'> = await api.call('getDrawBook', { path: { drawId }, query: after === undefined ? {} : { after } });
    rows.push(...part.rows);
    after = part.next;
    onRows(rows.length);
  } while (after !== undefined);
  return rows.join('\n');
}

/**
 * SHA-256 of bytes, or of a text, in lower-case hex, by the browser's asynchronous function, because books are megabytes long and must not
 * block the page.
 */
export async function hashOf(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', typeof content === 'string' ? new TextEncoder().encode(content) : content);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
