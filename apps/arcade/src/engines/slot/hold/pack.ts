import { z } from 'zod';
import { volatilities } from '../../exact-figures.ts';
import { gestures } from './gestures.ts';
import { decimal, packHead } from '../../pack-head.ts';
import { fiveReels, letter, lines, perReel, reelProblems, runProblems, show, sometimes, symbols, weights } from '../reels-schema.ts';

/** A pack of `slot/hold` (games.md B): wins in ways or on lines, and coins that lock while the other cells spin again. */
export const holdPackSchema = z
  .strictObject({
    ...packHead,
    engine: z.literal('slot/hold'),
    stakeUnits: z.int().positive(),
    volatility: z.enum(volatilities),
    grid: fiveReels,
    lines: lines.exactOptional().describe('Where it has none, every way over adjacent reels pays.'),
    symbols,
    wild: letter.describe('Stands for every symbol but the coin. It is not on the first reel.'),
    coin: letter,
    pays: z
      .record(letter, z.array(z.int().positive()).length(3))
      .describe('Units for each way or line of a symbol over 3, 4 and 5 reels from the left.'),
    strips: z.strictObject({ paid: perReel }).describe('Each reel, read downwards and around.'),
    hold: z.strictObject({
      triggerCoins: z.int().positive().describe('So many coins in sight lock.'),
      respins: z.int().positive().describe('Respins at first, and again after every new coin.'),
      cellChance: sometimes.describe('An empty cell gets a coin so many times of so many.'),
      coinTimesStake: weights.describe('Weight by what a coin is worth, in stakes.'),
      fullGridTimesStake: z.int().positive().describe('Paid besides when coins fill all cells.'),
    }),
    figures: z.strictObject({
      rtp: decimal,
      hitRate: decimal,
      largestWin: z.number().positive(),
      spinsPerHold: decimal.describe('One spin in so many locks coins.'),
      volatility: z.enum(volatilities),
    }),
    show: show.extend({
      companion: z
        .strictObject({ picture: z.string(), gesture: z.enum(gestures) })
        .exactOptional()
        .describe('A picture that acts while coins are locked.'),
    }),
  })
  .superRefine((pack, { addIssue }) => {
    const runs = runProblems(pack.pays, [pack.strips.paid], (each) => each === pack.wild);
    for (const message of [...reelProblems(pack), ...runs]) addIssue({ code: 'custom', message });
    if (pack.strips.paid[0]!.includes(pack.wild)) addIssue({ code: 'custom', message: 'the first reel has no wild' });
  });

export type HoldPack = z.infer<typeof holdPackSchema>;
