import { z } from 'zod';
import { volatilities } from '../../exact-figures.ts';
import { decimal, packHead } from '../../pack-head.ts';
import { grid, letter, reelProblems, scatterPays, show, strips, symbols } from '../reels-schema.ts';
import { turnReaches } from './turn.ts';

const reach = z.enum(turnReaches);

/** A pack of `slot/ways` (games.md B): wins in ways, prints that turn into wilds, free spins brought by scatters. */
export const waysPackSchema = z
  .strictObject({
    ...packHead,
    engine: z.literal('slot/ways'),
    stakeUnits: z.int().positive(),
    volatility: z.enum(volatilities),
    grid,
    symbols,
    wild: letter.describe('Stands for every symbol but the scatter. It is on no strip: prints turn into it.'),
    print: letter.describe('Turns into a wild before a spin pays. It is not on the first reel.'),
    turns: z.strictObject({ paid: reach, free: reach }).describe('How far a print turns: its cell, or its whole reel.'),
    scatter: letter.describe('Counts anywhere in the window; a window shows at most one on each reel.'),
    pays: z
      .record(letter, z.array(z.int().positive()).length(3))
      .describe('Units for each way of a symbol over 3, 4 and 5 reels from the left.'),
    scatterPays,
    freeSpins: z.strictObject({
      limit: z.int().positive().describe('No round gives more of them.'),
      multiplier: z.int().positive().describe('Every win of a free spin counts this many times.'),
    }),
    strips,
    figures: z.strictObject({
      rtp: decimal,
      hitRate: decimal,
      largestWin: z.number().positive(),
      spinsPerFreeSpins: decimal.describe('One paid spin in so many brings free spins.'),
      volatility: z.enum(volatilities),
    }),
    show,
  })
  .superRefine((pack, { addIssue }) => {
    const issue = (message: string) => addIssue({ code: 'custom', message });
    const { [pack.wild]: _turned, ...onStrips } = pack.symbols;
    for (const message of reelProblems({ ...pack, symbols: onStrips, wild: pack.print })) issue(message);
    for (const kind of ['paid', 'free'] as const) if (pack.strips[kind][0]!.includes(pack.print)) issue('the first reel has no print');
    if (!(pack.wild in pack.symbols)) issue('the wild is no symbol');
  });

export type WaysPack = z.infer<typeof waysPackSchema>;
