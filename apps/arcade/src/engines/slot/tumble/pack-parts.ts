import { z } from 'zod';
import { packHead } from '../../pack-head.ts';
import { freeSpinFigures } from '../figures-schema.ts';
import { volatilities } from '../../exact-figures.ts';
import { letter, show as reelsShow, symbols } from '../reels-schema.ts';

/** Parts of the schemas of packs that tumble; only Node reads schemas. */
const weights = z.record(letter, z.int().positive());

/** Values by a whole number, such as the number of scatters. */
export const byNumber = z.record(z.string().regex(/^[1-9]\d*$/), z.int().positive());

/** What every pack that tumbles states, besides its engine, its grid and its pays. */
export const tumblingParts = {
  ...packHead,
  stakeUnits: z.int().positive(),
  volatility: z.enum(volatilities),
  finiteBook: z
    .strictObject({
      size: z
        .int()
        .min(2 ** 18)
        .max(2 ** 20),
      salt: z.string().regex(/^[0-9a-z]+$/),
    })
    .describe('The game has exactly so many rounds, each equally likely; the salt tells their chance from that of other books.'),
  symbols,
  weights: z.strictObject({ paid: weights, free: weights }).describe('How often a cell gets a symbol, against the others.'),
  paySizes: z.array(z.int().positive()).nonempty().describe('The least number of equal symbols of each class of pays.'),
  pays: z.record(letter, z.array(z.int().positive()).nonempty()).describe('Units by class, the smallest number of symbols first.'),
  scatter: letter.describe('Counts anywhere in the last window of a spin.'),
  scatterPays: byNumber
    .refine((pays) => Object.keys(pays).length > 0, 'some number of scatters has a pay')
    .describe('Units by how many scatters a paid spin ends with; the fewest of them bring free spins.'),
  freeSpins: z.strictObject({
    count: z.int().positive(),
    retriggerAt: z.int().positive().describe('So many scatters in a free spin bring more of them.'),
    more: z.int().positive(),
    limit: z.int().positive().describe('No round gives more of them.'),
  }),
  figures: freeSpinFigures,
};

/** How a game that tumbles looks: like one with reels, except that what a new player sees is given as letters by reel, from the top. */
export const tumblingShow = reelsShow.omit({ restStops: true, tall: true }).extend({ restWindow: z.array(z.string()) });

interface Reading {
  grid: { reels: number; rows: number };
  symbols: Record<string, string>;
  weights: { paid: Record<string, number>; free: Record<string, number> };
  paySizes: number[];
  pays: Record<string, number[]>;
  scatter: string;
  scatterPays: Record<string, number>;
  freeSpins: { count: number; limit: number };
  orb?: string;
  show: { restWindow: string[] };
}

/** What is inconsistent in a pack that tumbles, in sentences. */
export function tumblingProblems(pack: Reading): string[] {
  const { grid, symbols: named, weights: drawn, paySizes, pays, scatter, scatterPays, freeSpins, orb, show } = pack;
  const sorted = (letters: readonly string[]) => letters.toSorted().join('');
  const known = Object.keys(named);
  const paying = known.filter((symbol) => symbol !== scatter && symbol !== orb);
  return [
    ...Object.entries(drawn)
      .filter(([, each]) => sorted(Object.keys(each)) !== sorted(known))
      .map(([kind]) => `the weights of ${kind} spins are of all symbols, and no other`),
    ...(sorted(Object.keys(pays)) === sorted(paying) ? [] : ['every symbol but scatter and orb has pays, and no other']),
    ...Object.entries(pays)
      .filter(([, wins]) => wins.length !== paySizes.length)
      .map(([symbol]) => `"${symbol}" has a pay for each class`),
    ...(paySizes.every((least, index) => index === 0 || least > paySizes[index - 1]!) ? [] : ['classes of pays go up in size']),
    ...gapsIn(Object.keys(scatterPays).map(Number)).map((count) => `${count} scatters have no pay, although fewer and more have one`),
    ...(freeSpins.count > freeSpins.limit ? ['scatters bring more free spins than a round may have'] : []),
    ...(show.restWindow.length === grid.reels && show.restWindow.every((letters) => letters.length === grid.rows)
      ? []
      : ['the window of a new player is as large as the grid']),
    ...show.restWindow.flatMap((letters) => [...letters].filter((each) => !known.includes(each)).map((each) => `"${each}" is no symbol`)),
  ];
}

/** The whole numbers that `counts`, in ascending order, leave out. */
function gapsIn(counts: readonly number[]): number[] {
  const least = counts[0] ?? 0;
  return Array.from({ length: (counts.at(-1) ?? 0) - least }, (_, index) => least + index).filter((count) => !counts.includes(count));
}
