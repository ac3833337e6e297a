import { z } from 'zod';
import { volatilities } from '../../exact-figures.ts';
import { packHead } from '../../pack-head.ts';
import { freeSpinFigures } from '../figures-schema.ts';
import { fiveReels, letter, reelProblems, runProblems, scatterPays, show, strips, symbols } from '../reels-schema.ts';

/** How far a print turns: its own cell, or its whole reel. */
const reach = z.enum(['cell', 'reel']);
export type TurnReach = z.infer<typeof reach>;

const oneIn = z.int().positive();

/**
 * A pack of `slot/ways` (games.md B): wins in ways, free spins brought by scatters. Its own may be prints that turn into
 * wilds, a mystery symbol, wilds that cross the reels, a respin with one reel held.
 */
export const waysPackSchema = z
  .strictObject({
    ...packHead,
    engine: z.literal('slot/ways'),
    stakeUnits: z.int().positive(),
    volatility: z.enum(volatilities),
    grid: fiveReels,
    symbols,
    wild: letter.describe('Stands for every symbol but the scatter. It is not on the first reel.'),
    print: letter.optional().describe('Turns into a wild before a spin pays. It is not on the first reel.'),
    turns: z.strictObject({ paid: reach, free: reach }).optional().describe('How far a print turns: its cell, or its whole reel.'),
    mystery: z
      .strictObject({
        symbol: letter,
        weights: z.record(letter, z.int().positive()).refine((each) => Object.keys(each).length > 0, 'there is nothing to draw'),
      })
      .optional()
      .describe('A symbol of which all in sight turn into the same paying symbol, drawn by weight.'),
    crossing: z
      .strictObject({
        oneIn: oneIn.describe('Wilds cross in one free spin of so many.'),
        paths: z
          .array(z.array(z.int().min(0)))
          .nonempty()
          .describe('The row that turns wild on each reel but the first.'),
      })
      .optional(),
    respin: z
      .strictObject({ reel: z.int().min(0), oneIn })
      .optional()
      .describe('After one paid spin of so many, by chance alone, the reels spin once more while this one (0 is the first) is held.'),
    scatter: letter.describe('Counts anywhere in the window; a window shows at most one on each reel.'),
    pays: z
      .record(letter, z.array(z.int().positive()).length(3))
      .describe('Units for each way of a symbol over 3, 4 and 5 reels from the left.'),
    scatterPays,
    freeSpins: z.strictObject({
      limit: z.int().positive().describe('No round gives more of them.'),
      multiplier: z.int().positive().describe('Every win of a free spin counts this many times.'),
    }),
    maxWinTimesStake: z.int().positive().optional().describe('A round ends when its win has reached this.'),
    strips,
    figures: freeSpinFigures,
    show,
  })
  .superRefine((pack, { addIssue }) => {
    for (const message of waysProblems(pack)) addIssue({ code: 'custom', message });
  });

export type WaysPack = z.infer<typeof waysPackSchema>;

function waysProblems(pack: Omit<z.infer<typeof waysPackSchema>, 'figures'>): string[] {
  const { grid: size, symbols: named, wild, print, turns, mystery, crossing, respin, pays, strips: own } = pack;
  const { [wild]: wildName, ...others } = named;
  const reels = Object.values(own).flat();
  const wildOnStrips = reels.some((strip) => strip.includes(wild));
  const first = Object.values(own).map((reels_) => reels_[0] ?? '');
  const unless = (holds: boolean, message: string) => (holds ? [] : [message]);
  return [
    // Symbols without pays of their own: the wild or what turns into it, the scatter, the mystery symbol.
    ...reelProblems({
      ...pack,
      symbols: wildOnStrips ? named : others,
      wild: print ?? wild,
      ...(mystery ? { coin: mystery.symbol } : {}),
    }),
    ...runProblems(
      pays,
      [own.paid, own.free],
      (each, symbol) => each === wild || each === print || (each === mystery?.symbol && symbol in mystery.weights),
    ),
    ...unless(wildName !== undefined, 'the wild is no symbol'),
    ...unless((print === undefined) === (turns === undefined), 'prints and how far they turn go together'),
    ...unless(print === undefined || !wildOnStrips, 'prints turn into a wild that is on no strip'),
    ...unless(
      !first.some((strip) => strip.includes(wild) || (print !== undefined && strip.includes(print))),
      'the first reel has no wild and no print',
    ),
    ...Object.keys(mystery?.weights ?? {}).flatMap((symbol) =>
      unless(symbol in pays, `a mystery turns into "${symbol}", which has no pays`),
    ),
    ...(crossing?.paths ?? []).flatMap((path) =>
      unless(path.length === size.reels - 1 && path.every((row) => row < size.rows), `wilds cannot cross along ${path.join('')}`),
    ),
    ...unless((respin?.reel ?? 0) < size.reels, 'no reel is held by that number'),
  ];
}
