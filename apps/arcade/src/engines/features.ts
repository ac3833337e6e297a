import type { GameFeature } from '@parlour/domain';
import type { PackHead } from '../game.ts';
import type { LinesPack } from './slot/lines/pack.ts';
import type { WaysPack } from './slot/ways/pack.ts';

/** What a game has beside its plain rounds, for lists that players filter: read from its pack, never stated by it. */
export function featuresOf(pack: PackHead): readonly GameFeature[] {
  const read = byEngine[pack.engine];
  if (!read) throw new Error(`nobody says what features games of "${pack.engine}" have`);
  return read(pack as never);
}

const byEngine: Readonly<Record<string, (pack: never) => readonly GameFeature[]>> = {
  'instant/dice': () => [],
  'instant/keno': () => [],
  'instant/limbo': () => [],
  'instant/mines': () => ['choices'],
  'instant/plinko': () => [],
  'instant/wheel': () => [],
  'slot/book': () => ['freeSpins', 'expandingSymbols'],
  'slot/hold': () => ['respins'],
  'slot/lines': ({ freeSpins }: LinesPack) => ['freeSpins', ...multiplied(freeSpins)],
  'slot/scatter': () => ['freeSpins', 'multipliers', 'tumbles'],
  'slot/ways': ({ freeSpins }: WaysPack) => ['freeSpins', ...multiplied(freeSpins), 'specialWilds'],
};

function multiplied({ multiplier }: { multiplier: number }): GameFeature[] {
  return multiplier > 1 ? ['multipliers'] : [];
}
