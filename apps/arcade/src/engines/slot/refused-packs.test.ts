// What no pack of a slot may say: it contradicts itself, or its figures would not be those of its rounds.
import { expect, test } from 'vitest';
import cherry from '../../packs/cherry-parade/pack.json' with { type: 'json' };
import embers from '../../packs/phoenix-embers/pack.json' with { type: 'json' };
import hoard from '../../packs/ember-dragons-hoard/pack.json' with { type: 'json' };
import lotus from '../../packs/lotus-lanterns/pack.json' with { type: 'json' };
import neon from '../../packs/neon-sevens-avenue/pack.json' with { type: 'json' };
import sands from '../../packs/sands-of-the-moon-queen/pack.json' with { type: 'json' };
import stripes from '../../packs/saffron-stripes/pack.json' with { type: 'json' };
import { engines } from '../engines.ts';

const short = { 3: { timesStake: 2, freeSpins: 60 }, 4: { timesStake: 2, freeSpins: 60 }, 5: { timesStake: 2, freeSpins: 60 } };
const without = (strips: readonly string[], reel: number, symbol: string) =>
  strips.map((strip, index) => (index === reel ? strip.replaceAll(symbol, '') : strip));
const fourReels = ({ grid, strips, show }: { grid: object; strips: Record<string, string[]>; show: { restStops: number[] } }) => ({
  grid: { ...grid, reels: 4 },
  strips: Object.fromEntries(Object.entries(strips).map(([kind, reels]) => [kind, reels.slice(0, 4)])),
  show: { ...show, restStops: show.restStops.slice(0, 4) },
});

test.each<[string, { engine: string }, object, string]>([
  ['a number of scatters without a pay between two that have one', embers, { scatterPays: { 4: 300, 6: 900 } }, '5 scatters have no pay'],
  ['classes of pays out of order', embers, { paySizes: [8, 12, 10] }, 'classes of pays go up in size'],
  ['more free spins than a tumbling round has', embers, { freeSpins: { ...embers.freeSpins, count: 61 } }, 'more free spins than a round'],
  ['a book of too few rounds', embers, { finiteBook: { size: 2 ** 17, salt: '1' } }, 'finiteBook.size'],
  ['a book of too many', embers, { finiteBook: { size: 2 ** 20 + 1, salt: '1' } }, 'finiteBook.size'],
  ['no pay for scatters at all', embers, { scatterPays: {} }, 'some number of scatters has a pay'],
  ['more free spins than a round on lines has', lotus, { scatterPays: short }, '3 scatters bring 60 free spins, and a round may have'],
  ['more free spins than a book has', sands, { scatterPays: short }, 'and a round may have 50'],
  ['a wild that blooms more often than always', lotus, { bloom: { chance: [3, 2], reels: [1] } }, 'more often than always'],
  ['a wild that never blooms', lotus, { bloom: { chance: [0, 2], reels: [1] } }, 'bloom.chance'],
  [
    'twins beside a wild that walks',
    lotus,
    { bloom: undefined, twins: { paid: [1, 2], free: [1, 2] }, freeSpins: { ...lotus.freeSpins, wildReels: [1] } },
    'twins or a wild that walks',
  ],
  ['twins that never are', lotus, { bloom: undefined, twins: { paid: [0, 2], free: [0, 2] } }, 'no reels are ever twins'],
  ['a mix that pays more than its symbols', neon, { mixes: [{ name: 'bars', symbols: 'TDB', pays: 11 }] }, '"B" pays less than the mix'],
  ['a symbol in two mixes', neon, { mixes: [...neon.mixes, { name: 'bars', symbols: 'BH', pays: 2 }] }, '"B" is in more than one mix'],
  [
    'a mix that one reel has no symbol of',
    neon,
    { strips: { paid: neon.strips.paid.map((strip, reel) => (reel === 1 ? strip.replaceAll(/[RV]/g, 'N') : strip)) } },
    'the mix "sevens" can never fill a line',
  ],
  [
    'a factor for full windows that no reel can show',
    cherry,
    {
      strips: {
        paid: cherry.strips.paid.map((strip, reel) => (reel === 0 ? [...strip].map((_, at) => 'SMGPCOL'[at % 7]!).join('') : strip)),
      },
    },
    'no window can show one symbol alone',
  ],
  ['coins that come more often than always', hoard, { hold: { ...hoard.hold, cellChance: [19, 18] } }, 'more often than always'],
  ['coins without worth', hoard, { hold: { ...hoard.hold, coinTimesStake: {} } }, 'there is nothing to draw'],
  [
    'a symbol that can never run over all reels',
    hoard,
    { strips: { paid: hoard.strips.paid.map((strip, reel) => (reel > 0 ? strip.replaceAll(/[DW]/g, '') : strip)) } },
    '"D" can never run over all reels',
  ],
  [
    'such a symbol in ways',
    stripes,
    { strips: { paid: without(stripes.strips.paid, 0, 'T'), free: without(stripes.strips.free, 0, 'T') } },
    '"T" can never run over all reels',
  ],
  ['ways over four reels, whose pays are for five', stripes, fourReels(stripes), 'grid.reels'],
  ['a book of four reels', sands, fourReels(sands), 'grid.reels'],
  ['coins on four reels', hoard, fourReels(hoard), 'grid.reels'],
])('%s is refused', (_what, pack, change, reason) => {
  // A field that is undefined is left out, as in a file.
  const asked: unknown = JSON.parse(JSON.stringify({ ...pack, ...change }));
  const told = () => {
    try {
      engines[pack.engine]!.game([{ pack: asked, hash: '' }]);
      return 'accepted';
    } catch (error) {
      const { issues = [] } = error as { issues?: { path: PropertyKey[]; message: string }[] };
      return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    }
  };
  expect(told()).toContain(reason);
});
