import { commitmentOf, drawRaffle } from '@parlour/domain/rewards';
import { expect, test } from 'vitest';
import { reportRaffle } from './report-raffle.ts';

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const tickets = ['a', 'b', 'c'].map((member) => ({ member, clientSeed: `seed-${member}` }));
const drawn = drawRaffle({ code: 'spring', serverSeed, prizes: 2 }, tickets);
const book = { code: 'spring', commitment: commitmentOf(serverSeed), serverSeed, prizes: 2, tickets, ...drawn };

test('a book that was drawn from its seed matches, as it is and as the site answers', () => {
  expect(reportRaffle(JSON.stringify(book)).ok).toBe(true);
  expect(reportRaffle(JSON.stringify({ success: true, value: book })).text).toContain('Everything that was claimed matches.');
});

test.each([
  ['Winners', { winners: drawn.winners.toReversed() }],
  ['Winners', { winners: drawn.winners.slice(1) }],
  ['SHA-256 of the book', { tickets: tickets.toReversed() }],
  ['SHA-256 of the server seed', { commitment: commitmentOf('1f'.repeat(32)) }],
])('%s that is not as drawn is named', (what, change) => {
  const { ok, text } = reportRaffle(JSON.stringify({ ...book, ...change }));
  expect([ok, text]).toEqual([false, expect.stringContaining(`${what}: DOES NOT MATCH`)]);
});

test.each(['', '{}', '{"tickets":[{}]}', JSON.stringify({ ...book, serverSeed: 'x' })])('%s is no book', (text) => {
  expect(reportRaffle(text)).toMatchObject({ ok: false, text: expect.stringContaining('Cannot be read') as string });
});
