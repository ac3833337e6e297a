import type { components } from '@parlour/api/contract';
import { elementsOf, hasPrizes, placeStats, streaksOf, typeOf, type DrawnResult, type RulePack } from '@parlour/domain/lottery';

type PositionRow = components['schemas']['PositionTrend']['rows'][number];

const opposite = { size: ['big', 'small'], parity: ['odd', 'even'] } as const;
type Pair = keyof typeof opposite;

/**
 * For each place of a fast game, the current streak of one side up to the last draw, and how long each symbol has been absent. `draws` are
 * oldest first.
 */
export function positionRows(pack: RulePack, draws: readonly DrawnResult[]): PositionRow[] {
  return placeStats(pack, draws).map(({ place, symbols }) => ({
    place,
    size: streakAt(pack, place, 'size', draws),
    parity: streakAt(pack, place, 'parity', draws),
    symbols: symbols.map((each) => ({ ...each })),
  }));
}

/** The current streak at a place: by the bets on sides if there are any, otherwise by the upper and lower half of the symbols. */
function streakAt(pack: RulePack, place: number, pair: Pair, draws: readonly DrawnResult[]): PositionRow['size'] {
  const [one, other] = opposite[pair];
  const at = String(place);
  if (typeOf(pack, 'twoSide')?.at?.includes(at)) {
    const last = streaksOf(pack, 'twoSide', at, [one, other], draws).at(-1);
    return { side: last?.element === other ? other : one, length: last?.length ?? 0 };
  }
  const sides = draws.map((drawn) => sideOf(pack, pair, symbolAt(pack, drawn, place))).toReversed();
  const end = sides.findIndex((side) => side !== sides[0]);
  return { side: sides[0] ?? one, length: end < 0 ? sides.length : end };
}

function symbolAt({ result }: RulePack, drawn: DrawnResult, place: number): number {
  if (hasPrizes(result)) throw new RangeError('a game with prizes has no places');
  return Number(drawn[result.key]![place - 1]);
}

function sideOf({ result }: RulePack, pair: Pair, symbol: number): PositionRow['size']['side'] {
  if (pair === 'parity') return symbol % 2 === 0 ? 'even' : 'odd';
  if (hasPrizes(result)) throw new RangeError('a game with prizes has no places');
  const values = elementsOf(result.alphabet).map(Number);
  return symbol > (values[0]! + values.at(-1)!) / 2 ? 'big' : 'small';
}
