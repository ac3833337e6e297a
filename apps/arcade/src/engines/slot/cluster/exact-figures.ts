import type { ExactFigures } from '../../exact-figures.ts';
import { countsOf, type BookCounts } from '../tumble/book-counts.ts';
import { bookFigures } from '../tumble/book-figures.ts';
import { sizeClass } from '../tumble/round.ts';
import type { ClusterPack } from './pack.ts';
import { playRound } from './rules.ts';

/** Every round of the book. */
export function clusterFigures(pack: ClusterPack, counted?: BookCounts): ExactFigures {
  const counts = countsOf(
    {
      pack,
      play: (index) => playRound(pack, index),
      showing: ({ symbol, count }) => `${symbol} ${pack.paySizes[sizeClass(pack.paySizes, count)]}`,
    },
    counted,
  );
  return bookFigures(pack, counts, ['cluster']);
}
