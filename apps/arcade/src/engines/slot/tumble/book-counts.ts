import { packContent, type PackHead, type Played } from '../../../game.ts';
import { sha256Words } from '@parlour/domain/fairness';
import type { AnyPay } from '../events.ts';
import type { TumblingEvent } from './events.ts';
import type { FiniteBook } from './finite-book.ts';

/** The totals of all rounds of a finite book: whole numbers, in units. */
export interface BookCounts {
  rounds: number;
  /** Wins by source: each `by` of a paid spin's pays, and `freeSpins`. */
  parts: Record<string, number>;
  squares: number;
  /** Rounds that pay anything. */
  hits: number;
  /** Rounds with free spins. */
  triggers: number;
  /** The largest win. */
  most: number;
  /** Everything that any round shows: kinds of events, and which pays of which symbols. */
  shown: string[];
  /** Digest of the pack and the wins of its first rounds: it differs for any other book. */
  digest: string;
}

/** How many rounds the digest covers. */
const digested = 2048;

/** A pack of a finite book, and how its rules play it. */
export interface Book<Pays extends AnyPay> {
  pack: PackHead & { finiteBook: FiniteBook };
  play(index: number): Played<TumblingEvent<Pays>>;
  /** What a pay shows: its symbol, and whatever else distinguishes it. */
  showing(pay: Pays): string;
}

/**
 * The totals of a book's rounds. All are played, unless `counted` holds the totals of an earlier run and its digest is that of this book.
 */
export function countsOf<Pays extends AnyPay>(book: Book<Pays>, counted?: BookCounts): BookCounts {
  const digest = digestOf(book);
  return counted?.digest === digest ? counted : { ...countRounds(book), digest };
}

function countRounds<Pays extends AnyPay>({ pack, play, showing }: Book<Pays>): Omit<BookCounts, 'digest'> {
  const { size } = pack.finiteBook;
  const parts: Record<string, number> = {};
  const shown = new Set<string>();
  let [squares, hits, triggers, most] = [0, 0, 0, 0];
  for (let index = 0; index < size; index += 1) {
    const { events, win } = play(index);
    let free = false;
    for (const event of events) {
      if (event.type === 'progress') free = true;
      if (event.type === 'feature') shown.add(`feature/${event.feature}`);
      if (event.type !== 'pay') continue;
      const part = free ? 'freeSpins' : event.by;
      parts[part] = (parts[part] ?? 0) + event.win;
      shown.add(event.by === 'scatter' ? `scatter ${event.count}` : showing(event as Pays));
    }
    squares += win ** 2;
    if (win > 0) hits += 1;
    if (free) triggers += 1;
    most = Math.max(most, win);
  }
  return { rounds: size, parts, squares, hits, triggers, most, shown: [...shown].toSorted() };
}

function digestOf<Pays extends AnyPay>({ pack, play }: Book<Pays>): string {
  // The stated figures and the stakes on offer do not affect any round.
  const { figures: _told, bets: _offered, ...decisive } = JSON.parse(packContent(pack)) as PackHead;
  const wins = Array.from({ length: digested }, (_, index) => play(index).win);
  return Array.from(sha256Words(`${JSON.stringify(decisive)} ${wins.join(' ')}`), (word) => word.toString(16).padStart(8, '0')).join('');
}
