import { z } from 'zod';
import { volatilities } from '../../exact-figures.ts';
import { decimal, packHead } from '../../pack-head.ts';
import { windowsOf, type Window } from '../windows.ts';
import { grid, letter, lines, perReel, reelProblems, show, sometimes, symbols, weights } from '../reels-schema.ts';

const scatterPay = z.strictObject({
  timesStake: z.int().positive(),
  freeSpins: z.int().positive().exactOptional().describe('Absent in games without free spins.'),
});
/** A chance that may be none. */
const chance = z.union([z.tuple([z.literal(0), z.int().positive()]), sometimes]);

/**
 * A pack of `slot/lines`: wins on lines from the left, and what a game has besides them: a wild, scatters that pay or bring free spins,
 * symbols that pay together, full windows, twin reels, a wild that walks over the reels or blooms over one.
 */
export const linesPackSchema = z
  .strictObject({
    ...packHead,
    engine: z.literal('slot/lines'),
    stakeUnits: z.int().positive(),
    volatility: z.enum(volatilities).exactOptional(),
    grid,
    lines,
    symbols,
    wild: letter.exactOptional().describe('Stands for every symbol but the scatter. It is not on the first reel.'),
    scatter: letter.exactOptional().describe('Counts anywhere in the window; a window shows at most one on each reel.'),
    pays: z
      .record(letter, z.array(z.int().positive()).nonempty())
      .describe('Units for equal symbols from the left: the last for a whole line, those before it for shorter runs.'),
    mixes: z
      .array(z.strictObject({ name: z.string(), symbols: z.string().min(2), pays: z.int().positive() }))
      .exactOptional()
      .describe('Symbols that pay together where they fill a whole line; alone they pay for whole lines only.'),
    fullWindowTimes: z.int().min(2).exactOptional().describe('Wins count so many times where the whole window shows one symbol.'),
    scatterPays: z
      .strictObject({ 3: scatterPay, 4: scatterPay, 5: scatterPay })
      .exactOptional()
      .describe('By the number of scatters in the window.'),
    scatterTimes: weights.exactOptional().describe('What the pay of scatters counts, by weight, drawn as soon as they are in sight.'),
    freeSpins: z
      .strictObject({
        limit: z.int().positive().describe('No round gives more of them.'),
        multiplier: z
          .union([z.int().positive(), weights])
          .describe('Every win of a free spin counts this many times; by weight where it is drawn when the first ones are won.'),
        wildReels: z
          .array(z.int().min(1))
          .nonempty()
          .exactOptional()
          .describe('The reel (0 is the first) that the wild covers in the first free spin, the second and so on; then from the start.'),
      })
      .exactOptional(),
    bloom: z
      .strictObject({
        chance: sometimes,
        reels: z.array(z.int().min(1)).nonempty().describe('Reels that it may cover (0 is the first), each equally likely.'),
      })
      .exactOptional()
      .describe('How often the wild covers a whole reel in a paid spin, told before the reels run.'),
    twins: z
      .strictObject({ paid: chance, free: chance })
      .exactOptional()
      .describe('How often two reels next to each other, each two equally likely, come to rest alike.'),
    maxWinTimesStake: z.int().positive().exactOptional().describe('A round ends when its win has reached this.'),
    strips: z.strictObject({ paid: perReel, free: perReel.exactOptional() }).describe('Each reel, read downwards and around.'),
    figures: z.strictObject({
      rtp: decimal,
      hitRate: decimal,
      largestWin: z.number().positive(),
      spinsPerFreeSpins: decimal.exactOptional().describe('One paid spin in so many brings free spins.'),
      volatility: z.enum(volatilities).exactOptional(),
    }),
    show,
  })
  .superRefine((pack, { addIssue }) => {
    const { wild, scatter, scatterPays, scatterTimes, freeSpins, strips, grid: size } = pack;
    const issue = (message: string) => addIssue({ code: 'custom', message });
    for (const message of reelProblems(pack)) issue(message);
    if (wild !== undefined && [strips.paid[0], strips.free?.[0]].some((strip) => strip?.includes(wild)))
      issue('the first reel has no wild');
    const all = Object.values(scatterPays ?? {});
    if ((scatter === undefined) !== (scatterPays === undefined)) issue('a scatter has pays');
    if (scatterTimes && !scatterPays) issue('only the pay of scatters is multiplied');
    if (all.some((pay) => (pay.freeSpins === undefined) === (freeSpins !== undefined))) issue('scatters bring free spins, or none does');
    if ((freeSpins === undefined) !== (strips.free === undefined)) issue('free spins have strips');
    if (freeSpins && !scatterPays) issue('nothing brings free spins');
    if (freeSpins?.wildReels && wild === undefined) issue('there is no wild that walks');
    if (freeSpins?.wildReels?.some((reel) => reel >= size.reels)) issue('the wild walks off the reels');
    if (pack.bloom && wild === undefined) issue('there is no wild that blooms');
    if (pack.bloom && pack.twins) issue('a game has twins or a wild that blooms');
    if (freeSpins?.wildReels && pack.twins) issue('a game has twins or a wild that walks');
    if (pack.twins && pack.twins.paid[0] + pack.twins.free[0] === 0) issue('no reels are ever twins');
    if (pack.bloom?.reels.some((reel) => reel >= size.reels)) issue('the wild blooms beside the reels');
    if (new Set(pack.bloom?.reels).size !== (pack.bloom?.reels.length ?? 0)) issue('a reel blooms once');
    if (Object.values(pack.pays).some(({ length }) => length > size.reels)) issue('no run is longer than a line');
    const kinds = [strips.paid, ...(strips.free ? [strips.free] : [])];
    /** Whether a window of every reel, paid or free, can satisfy a condition. */
    const canShow = (condition: (window: Window) => boolean) =>
      kinds.some((reels) => reels.every((strip) => windowsOf(strip, size.rows).some(condition)));
    const fills = (symbol: string) => canShow((window) => window.every((each) => each === symbol));
    if (pack.fullWindowTimes !== undefined && !Object.keys(pack.pays).some(fills)) issue('no window can show one symbol alone');
    const mixes = pack.mixes ?? [];
    for (const mix of mixes) {
      if (!canShow((window) => window.some((each) => each === wild || mix.symbols.includes(each))))
        issue(`the mix "${mix.name}" can never fill a line`);
      for (const symbol of mix.symbols) {
        const own = pack.pays[symbol];
        if (own?.length !== 1) issue(`"${symbol}" of a mix pays for whole lines only`);
        // The highest pay of a line counts: of equal symbols, it must be their own.
        else if (own[0]! < mix.pays) issue(`"${symbol}" pays less than the mix "${mix.name}"`);
        if (mixes.some((other) => other !== mix && other.symbols.includes(symbol))) issue(`"${symbol}" is in more than one mix`);
      }
    }
  });

export type LinesPack = z.infer<typeof linesPackSchema>;
