import { z } from 'zod';
import { volatilities } from '../../exact-figures.ts';
import { packHead } from '../../pack-head.ts';
import { freeSpinFigures } from '../figures-schema.ts';
import { revealNames } from './show/reveals/names.ts';
import { fiveReels, letter, lines, reelProblems, scatterPays, show, strips, symbols } from '../reels-schema.ts';

/**
 * A pack of `slot/book` (games.md B): wins on lines from the left, a book that is wild and scatter, and free spins in
 * which one drawn symbol fills every reel on which it is seen.
 */
export const bookPackSchema = z
  .strictObject({
    ...packHead,
    engine: z.literal('slot/book'),
    stakeUnits: z.int().positive(),
    volatility: z.enum(volatilities),
    grid: fiveReels,
    lines,
    symbols,
    wild: letter.describe('Stands for every other symbol.'),
    scatter: letter.describe('The same symbol as the wild: it counts anywhere; a window shows at most one on each reel.'),
    pays: z
      .record(letter, z.array(z.int().min(0)).length(4))
      .describe('Units for 2, 3, 4 and 5 equal symbols from the left. The special symbol is drawn from these, in this order.'),
    scatterPays,
    freeSpins: z.strictObject({ limit: z.int().positive().describe('No round gives more of them.') }),
    maxWinTimesStake: z.int().positive().describe('A round ends when its win has reached this.'),
    strips,
    figures: freeSpinFigures.extend({ largestWin: z.int().positive() }),
    show: show.extend({ reveal: z.enum(revealNames).describe('How the special symbol is shown.') }),
  })
  .superRefine((pack, { addIssue }) => {
    for (const message of reelProblems(pack)) addIssue({ code: 'custom', message });
    if (new Set(Object.values(pack.scatterPays).map(({ freeSpins }) => freeSpins)).size > 1)
      addIssue({ code: 'custom', message: 'any number of books brings the same free spins' });
    if (pack.wild !== pack.scatter) addIssue({ code: 'custom', message: 'the book is wild and scatter' });
  });

export type BookPack = z.infer<typeof bookPackSchema>;
