import { expect, test } from 'vitest';
import { reportBook } from './report-book.ts';

const rows = ['l1|lo2||83|1.00|27|99.5|2026-08-22T10:00:00.000Z', 'l2|digit|1|7|10.00|1|9.8|2026-08-22T10:00:01.000Z'];
const hash = '512d0e67514038d11179d0353ae05ae36c48bf1689701ce311c8d86593ebb54d';

test('a book has its published hash, and the rows of a ticket', () => {
  expect(reportBook(`${rows.join('\n')}\n`, { hash, ticket: `# SSC_1M-20260822-0001\n${rows[1]}\n` })).toEqual({
    text: `lines: 2\nhash: ${hash}, as published\nrows of the ticket in the book: 1 of 1`,
    ok: true,
  });
});

test('a missing, added or moved line is found', () => {
  expect(reportBook(rows[0]!, { hash, ticket: rows[1] })).toMatchObject({
    ok: false,
    text: expect.stringContaining('NOT in the book: l2|'),
  });
  expect(reportBook(rows.toReversed().join('\n'), {})).toMatchObject({ ok: false });
});
