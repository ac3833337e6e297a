import type { ExactFigures } from '../../exact-figures.ts';
import { countsOf, type BookCounts } from '../tumble/book-counts.ts';
import { bookFigures } from '../tumble/book-figures.ts';
import { sizeClass } from '../tumble/round.ts';
import type { ScatterPack } from './pack.ts';
import { playRound } from './rules.ts';

/** Every round of the book. */
export function scatterFigures(pack: ScatterPack, counted?: BookCounts): ExactFigures {
  const counts = countsOf(
    {
      pack,
      play: (index) => playRound(pack, index),
      showing: (pay) => (pay.by === 'orbs' ? 'orbs' : `${pay.symbol} ${pack.paySizes[sizeClass(pack.paySizes, pay.count)]}`),
    },
    counted,
  );
  return bookFigures(pack, counts, ['symbols', 'orbs']);
}
