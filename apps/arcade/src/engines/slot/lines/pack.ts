import { z } from 'zod';

const reels = 5;
const rows = 3;
const letter = z.string().length(1);
const perReel = z.array(z.string().min(rows)).length(reels);
const colour = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
/** Top, middle, bottom. */
const gradient = z.array(colour).length(3);
const decimal = z.string().regex(/^\d+\.\d{2}$/);

/** A pack of `slot/lines`: five reels of three rows, wins on lines from the left, free spins brought by scatters. */
export const linesPackSchema = z
  .strictObject({
    $schema: z.string(),
    pack: z.string(),
    version: z.int().positive(),
    engine: z.literal('slot/lines'),
    vendor: z.string(),
    stakeUnits: z.int().positive(),
    bets: z.array(z.int().positive()).nonempty(),
    rtpTarget: decimal,
    grid: z.strictObject({ reels: z.literal(reels), rows: z.literal(rows) }),
    lines: z
      .array(
        z
          .array(
            z
              .int()
              .min(0)
              .max(rows - 1),
          )
          .length(reels),
      )
      .nonempty()
      .describe('The row (0 is the top) that each line takes on each reel. A round bets on all of them.'),
    symbols: z.record(letter, z.string()).describe('By the letter that strips are written in: the name of its picture and its text.'),
    wild: letter.describe('Stands for every symbol but the scatter. It is not on the first reel.'),
    scatter: letter.describe('Counts anywhere in the window; a window shows at most one on each reel.'),
    pays: z.record(letter, z.array(z.int().positive()).length(3)).describe('Units for 3, 4 and 5 equal symbols from the left.'),
    scatterPays: z.strictObject({ 3: scatterPay(), 4: scatterPay(), 5: scatterPay() }).describe('By the number of scatters in the window.'),
    freeSpins: z.strictObject({
      limit: z.int().positive().describe('No round gives more of them.'),
      multiplier: z.int().positive().describe('Every win of a free spin counts this many times.'),
    }),
    strips: z.strictObject({ paid: perReel, free: perReel }).describe('Each reel, read downwards and around.'),
    figures: z.strictObject({
      rtp: decimal,
      hitRate: decimal,
      largestWin: z.int().positive(),
      spinsPerFreeSpins: decimal.describe('One paid spin in so many brings free spins.'),
    }),
    show: z.strictObject({
      restStops: z.array(z.int().min(0)).length(reels).describe('Where the reels stand for a new player.'),
      colours: z.strictObject({
        background: colour,
        shadow: colour,
        gold: gradient,
        jewel: z.strictObject({ ground: colour, star: colour }),
        divider: colour,
        dimmed: colour,
        freeTint: colour,
        paid: z.strictObject({ lacquer: z.array(colour).length(2), silk: gradient }),
        free: z.strictObject({ lacquer: z.array(colour).length(2), silk: gradient }),
      }),
    }),
  })
  .superRefine((pack, { addIssue }) => {
    const known = Object.keys(pack.symbols);
    const used = new Set([...pack.strips.paid, ...pack.strips.free].flatMap((strip) => [...strip]));
    const paying = known.filter((symbol) => symbol !== pack.wild && symbol !== pack.scatter);
    const issue = (message: string) => addIssue({ code: 'custom', message });
    for (const symbol of used) if (!known.includes(symbol)) issue(`strips use "${symbol}", which is no symbol`);
    for (const symbol of known) if (!used.has(symbol)) issue(`no strip has "${symbol}"`);
    if (Object.keys(pack.pays).toSorted().join('') !== paying.toSorted().join(''))
      issue('every symbol but wild and scatter has pays, and no other');
    if (pack.strips.paid[0]!.includes(pack.wild) || pack.strips.free[0]!.includes(pack.wild)) issue('the first reel has no wild');
    for (const [index, stop] of pack.show.restStops.entries())
      if (stop >= pack.strips.paid[index]!.length) issue(`reel ${index + 1} has no position ${stop}`);
    for (const strip of [...pack.strips.paid, ...pack.strips.free])
      if (strip.split('').some((_, stop) => scattersAt(strip, stop, pack.scatter) > 1)) issue(`"${strip}" can show two scatters at once`);
  });

function scatterPay() {
  return z.strictObject({ timesStake: z.int().positive(), freeSpins: z.int().positive() });
}

function scattersAt(strip: string, stop: number, scatter: string): number {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).filter((symbol) => symbol === scatter).length;
}

export type LinesPack = z.infer<typeof linesPackSchema>;
