import type { GameFeature } from '@parlour/domain';
import type { PackHead } from '../game.ts';
import type { LinesPack } from './slot/lines/pack.ts';
import type { WaysPack } from './slot/ways/pack.ts';

/** What a game has besides its plain rounds, for lists that players filter: derived from its pack, never stated there. */
export function featuresOf(pack: PackHead): readonly GameFeature[] {
  const read = byEngine[pack.engine];
  if (!read) throw new Error(`nobody says what features games of "${pack.engine}" have`);
  return read(pack as never);
}

const byEngine: Readonly<Record<string, (pack: never) => readonly GameFeature[]>> = {
  'instant/dice': () => [],
  'instant/hilo': () => ['choices'],
  'instant/keno': () => [],
  'instant/limbo': () => [],
  'instant/mines': () => ['choices'],
  'instant/plinko': () => [],
  'instant/towers': () => ['choices'],
  'instant/wheel': () => [],
  'slot/book': () => ['freeSpins', 'expandingSymbols'],
  'slot/cluster': () => ['freeSpins', 'multipliers', 'tumbles'],
  'slot/hold': () => ['respins'],
  'slot/lines': featuresOfLines,
  'slot/scatter': () => ['freeSpins', 'multipliers', 'tumbles'],
  'slot/ways': featuresOfWays,
};

function featuresOfLines({ bloom, freeSpins, fullWindowTimes, scatterTimes, show }: LinesPack): GameFeature[] {
  const times = freeSpins?.multiplier ?? 1;
  return [
    ...(freeSpins ? (['freeSpins'] as const) : []),
    ...(times !== 1 || fullWindowTimes || scatterTimes ? (['multipliers'] as const) : []),
    ...(freeSpins?.wildReels || bloom || show.tall ? (['specialWilds'] as const) : []),
  ];
}

function featuresOfWays({ freeSpins, print, crossing, mystery, respin }: WaysPack): GameFeature[] {
  return [
    'freeSpins',
    ...(respin ? (['respins'] as const) : []),
    ...multiplied(freeSpins),
    ...(print !== undefined || crossing ? (['specialWilds'] as const) : []),
    ...(mystery ? (['mysterySymbols'] as const) : []),
  ];
}

function multiplied({ multiplier }: { multiplier: number }): GameFeature[] {
  return multiplier > 1 ? ['multipliers'] : [];
}
