import { z } from 'zod';
import { voices, type VoiceName } from '../../shell/voices.ts';
import { frameRoom, type FrameName } from './show/frames/room.ts';
import { gestures, type GestureName } from './show/gestures.ts';
import { windowsOf } from './windows.ts';

/** Parts of the schemas of packs that have reels; only Node reads schemas. */
export const letter = z.string().length(1);
export const colour = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
/** Top, middle, bottom. */
export const gradient = z.array(colour).length(3);

export const grid = z.strictObject({ reels: z.int().min(3).max(6), rows: z.int().min(3).max(5) });

/** Of engines whose pays are written for runs of up to five reels. */
export const fiveReels = grid.extend({ reels: z.literal(5) });

export const lines = z
  .array(z.array(z.int().min(0)))
  .nonempty()
  .describe('The row (0 is the top) that each line takes on each reel. A round bets on all of them.');

export const symbols = z
  .record(letter, z.string())
  .describe('By the letter that strips are written in: the name of its picture and its text.');

/** So many times of so many, at least once. */
export const sometimes = z
  .tuple([z.int().positive(), z.int().positive()])
  .refine(([times, of]) => times <= of, 'nothing happens more often than always')
  .describe('So many times of so many.');

export const perReel = z.array(z.string());
export const strips = z.strictObject({ paid: perReel, free: perReel }).describe('Each reel, read downwards and around.');

const scatterPay = z.strictObject({ timesStake: z.int().positive(), freeSpins: z.int().positive() });
export const scatterPays = z
  .strictObject({ 3: scatterPay, 4: scatterPay, 5: scatterPay })
  .describe('By the number of scatters in the window.');

/** A weight by each value that may be drawn. */
export const weights = z
  .record(z.string().regex(/^[1-9]\d*$/), z.int().positive())
  .refine((each) => Object.keys(each).length > 0, 'there is nothing to draw');

const dress = z.strictObject({ lacquer: z.array(colour).length(2), silk: gradient });

/** How a game with reels looks: nothing of it decides rounds. */
export const show = z.strictObject({
  restStops: z.array(z.int().min(0)).describe('Where the reels stand for a new player.'),
  layers: z
    .array(
      z.strictObject({
        picture: z.string(),
        depth: z.number().min(0).max(1).describe('How far it moves against the others: 0 stands still.'),
      }),
    )
    .nonempty()
    .describe('Pictures of the scene from the farthest to the nearest.'),
  floaters: z.strictObject({
    motion: z.enum(['rise', 'drift']).describe('Up through the sky, or with the wind over the ground.'),
    count: z.int().positive().max(60),
  }),
  frame: z.enum(Object.keys(frameRoom) as FrameName[]),
  tall: z
    .strictObject({ symbol: letter, picture: z.string() })
    .exactOptional()
    .describe('A symbol that strips have in pairs: the picture, twice as tall as wide, stands over both.'),
  gestures: z
    .record(letter, z.enum(Object.keys(gestures) as GestureName[]))
    .exactOptional()
    .describe('How symbols move when they win; the others swell.'),
  dusk: z
    .strictObject({ rounds: z.int().positive(), sun: z.string(), tints: z.array(colour).min(2) })
    .exactOptional()
    .describe('The sun, a picture of the layers, goes down over so many rounds, and the scene takes these tints one after another.'),
  voice: z.enum(Object.keys(voices) as VoiceName[]).describe('What sounds are played with.'),
  colours: z.strictObject({
    background: colour,
    shadow: colour,
    gold: gradient,
    jewel: z.strictObject({ ground: colour, star: colour }),
    divider: colour,
    dimmed: colour,
    freeTint: colour,
    paid: dress,
    free: dress,
  }),
});
export type ReelsShow = z.infer<typeof show>;

interface Reading {
  grid: { reels: number; rows: number };
  lines?: readonly (readonly number[])[];
  symbols: Record<string, string>;
  wild?: string;
  scatter?: string;
  coin?: string;
  pays: Record<string, unknown>;
  scatterPays?: Record<string, { freeSpins?: number }>;
  freeSpins?: { limit: number };
  strips: { paid: string[]; free?: string[] };
  show: Pick<ReelsShow, 'restStops' | 'tall'>;
}

/** What is inconsistent in a pack with reels, in sentences. */
export function reelProblems(pack: Reading): string[] {
  const {
    symbols: named,
    wild,
    scatter,
    coin,
    pays,
    scatterPays = {},
    freeSpins,
    strips,
    show: { tall },
  } = pack;
  const { paid, free = [] } = strips;
  const known = Object.keys(named);
  const used = new Set([...paid, ...free].flatMap((strip) => [...strip]));
  const paying = known.filter((symbol) => symbol !== wild && symbol !== scatter && symbol !== coin);
  return [
    ...gridProblems(pack),
    ...[...used].filter((symbol) => !known.includes(symbol)).map((symbol) => `strips use "${symbol}", which is no symbol`),
    ...known.filter((symbol) => !used.has(symbol)).map((symbol) => `no strip has "${symbol}"`),
    ...(Object.keys(pays).toSorted().join('') === paying.toSorted().join('')
      ? []
      : ['every symbol but wild, scatter and coin has pays, and no other']),
    ...Object.entries(scatterPays)
      .filter(([, pay]) => freeSpins && (pay.freeSpins ?? 0) > freeSpins.limit)
      .map(([count, pay]) => `${count} scatters bring ${pay.freeSpins!} free spins, and a round may have ${freeSpins!.limit}`),
    ...[...paid, ...free].filter((strip) => !inPairs(strip, tall?.symbol)).map((strip) => `"${strip}" has "${tall!.symbol}" not in pairs`),
    ...[...paid, ...free]
      .filter((strip) => windowsOf(strip, pack.grid.rows).some((window) => window.filter((symbol) => symbol === scatter).length > 1))
      .map((strip) => `"${strip}" can show two scatters at once`),
  ];
}

/**
 * Symbols that can never run over all reels, so that their largest pay is never paid. `stands` says whether a letter of a strip can stand for
 * a symbol.
 */
export function runProblems(
  pays: Readonly<Record<string, unknown>>,
  kinds: readonly (readonly string[])[],
  stands: (each: string, symbol: string) => boolean,
): string[] {
  const runs = (symbol: string, reels: readonly string[]) =>
    reels.every((strip) => [...strip].some((each) => each === symbol || stands(each, symbol)));
  return Object.keys(pays)
    .filter((symbol) => !kinds.some((reels) => runs(symbol, reels)))
    .map((symbol) => `"${symbol}" can never run over all reels`);
}

/** Whether every run of a symbol on a strip is two long; a strip never begins or ends inside a run. */
function inPairs(strip: string, symbol: string | undefined): boolean {
  return symbol === undefined || strip.replaceAll(symbol + symbol, '').includes(symbol) === false;
}

/** What does not fit the grid: strips, lines, the reels at rest. */
function gridProblems({ grid: { reels, rows }, lines: own = [], strips: { paid, free = paid }, show: { restStops } }: Reading): string[] {
  return [
    ...[paid, free].filter(({ length }) => length !== reels).map(({ length }) => `${length} strips for ${reels} reels`),
    ...[...paid, ...free].filter(({ length }) => length < rows).map((strip) => `"${strip}" is shorter than its window`),
    ...own
      .filter((line) => line.length !== reels || line.some((row) => row >= rows))
      .map((line) => `line ${line.join('')} is not one of ${reels} reels and ${rows} rows`),
    ...(restStops.length === reels ? [] : ['every reel has one position at rest']),
    ...restStops.flatMap((stop, reel) => (stop < (paid[reel]?.length ?? 0) ? [] : [`reel ${reel + 1} has no position ${stop}`])),
  ];
}
