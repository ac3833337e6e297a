import { verifyRaffle, type RaffleBook } from '@parlour/domain/rewards';

/** A raffle, drawn again from its downloaded book; `ok` is false when the book cannot be read or differs from what was drawn. */
export function reportRaffle(text: string): { text: string; ok: boolean } {
  const raffle = read(text);
  if (!raffle) return { text: 'Cannot be read: it must be the book of a raffle as its promotion gives it.', ok: false };
  const { commitment, book, winners } = verifyRaffle(raffle);
  const ok = commitment && book && winners;
  const said = (matches: boolean) => (matches ? 'matches' : 'DOES NOT MATCH');
  return {
    text: [
      `Raffle ${raffle.code}: ${raffle.tickets.length} tickets, ${raffle.prizes} prizes`,
      ...raffle.winners.map((ticket, place) => `Prize ${place + 1}: ticket ${ticket} of ${raffle.tickets[ticket - 1]?.member ?? 'nobody'}`),
      `SHA-256 of the server seed: ${said(commitment)}`,
      `SHA-256 of the book: ${said(book)}`,
      `Winners: ${said(winners)}`,
      ok ? 'Everything that was claimed matches.' : 'NOT as claimed.',
    ].join('\n'),
    ok,
  };
}

/** Null for anything but a book; a whole answer of the site is accepted too. */
function read(text: string): RaffleBook | null {
  try {
    const given = JSON.parse(text) as { value?: unknown };
    const book = (given.value ?? given) as RaffleBook;
    const whole =
      [book.code, book.commitment, book.book].every((each) => typeof each === 'string') &&
      /^[0-9a-f]{64}$/.test(book.serverSeed) &&
      Number.isSafeInteger(book.prizes) &&
      book.winners.every((ticket) => Number.isSafeInteger(ticket)) &&
      book.tickets.every(({ member, clientSeed }) => typeof member === 'string' && typeof clientSeed === 'string');
    return whole ? book : null;
  } catch {
    return null;
  }
}
