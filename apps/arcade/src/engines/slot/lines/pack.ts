import { z } from 'zod';
import { decimal, packHead } from '../../pack-head.ts';
import { grid, letter, lines, reelProblems, scatterPays, show, strips, symbols } from '../reels-schema.ts';

/** A pack of `slot/lines`: five reels of three rows, wins on lines from the left, free spins brought by scatters. */
export const linesPackSchema = z
  .strictObject({
    ...packHead,
    engine: z.literal('slot/lines'),
    stakeUnits: z.int().positive(),
    grid,
    lines,
    symbols,
    wild: letter.describe('Stands for every symbol but the scatter. It is not on the first reel.'),
    scatter: letter.describe('Counts anywhere in the window; a window shows at most one on each reel.'),
    pays: z.record(letter, z.array(z.int().positive()).length(3)).describe('Units for 3, 4 and 5 equal symbols from the left.'),
    scatterPays,
    freeSpins: z.strictObject({
      limit: z.int().positive().describe('No round gives more of them.'),
      multiplier: z.int().positive().describe('Every win of a free spin counts this many times.'),
    }),
    strips,
    figures: z.strictObject({
      rtp: decimal,
      hitRate: decimal,
      largestWin: z.int().positive(),
      spinsPerFreeSpins: decimal.describe('One paid spin in so many brings free spins.'),
    }),
    show,
  })
  .superRefine((pack, { addIssue }) => {
    for (const message of reelProblems(pack)) addIssue({ code: 'custom', message });
    if (pack.strips.paid[0]!.includes(pack.wild) || pack.strips.free[0]!.includes(pack.wild))
      addIssue({ code: 'custom', message: 'the first reel has no wild' });
  });

export type LinesPack = z.infer<typeof linesPackSchema>;
