import { afterEach, expect, test, vi } from 'vitest';
import { openLottery } from '../testing/open-lottery.tsx';
import { BookDownload } from './book-download.tsx';

const rows = ['l1|lo2||83|1.00|27|99.5|2026-08-22T10:00:00.000Z', 'l2|digit|1|7|10.00|1|9.8|2026-08-22T10:00:01.000Z'];
const hash = '512d0e67514038d11179d0353ae05ae36c48bf1689701ce311c8d86593ebb54d';

/** The files that the page saves, by name. */
function savedFiles() {
  const saved: { name: string; text: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  const make = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = make(blob);
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blobs.get(this.href)!.text() });
  });
  return saved;
}
afterEach(() => vi.restoreAllMocks());

/** A book in two parts. */
const getDrawBook = ({ query }: { query: { after?: string } }) =>
  query.after === undefined ? { rows: [rows[0]!], next: 'l1' } : { rows: [rows[1]!] };

test('a book is saved completely, and matches the published hash', async () => {
  const saved = savedFiles();
  const { screen } = await openLottery(<BookDownload drawId="XSMB-20260822" bookHash={hash} />, { getDrawBook });
  await screen.getByRole('button', { name: 'Download the book' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('The book has the published hash.');
  expect(saved.map(({ name }) => name)).toEqual(['XSMB-20260822.book.txt']);
  expect(await saved[0]!.text).toBe(rows.join('\n'));
});

test('a book with a missing line is reported, and saved all the same', async () => {
  const saved = savedFiles();
  const { screen } = await openLottery(<BookDownload drawId="XSMB-20260822" bookHash={hash} />, { getDrawBook: { rows: [rows[0]!] } });
  await screen.getByRole('button', { name: 'Download the book' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('The book does not have the published hash.');
  expect(saved).toHaveLength(1);
});
