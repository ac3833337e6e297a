import type { components } from '@parlour/api/contract';
import { elementsOf, hasPrizes, placeStats, streaksOf, typeOf, type DrawnResult, type RulePack } from '@parlour/domain/lottery';

type PositionRow = components['schemas']['PositionTrend']['rows'][number];

const opposite = { size: ['big', 'small'], parity: ['odd', 'even'] } as const;
type Pair = keyof typeof opposite;

/**
 * For each place of a fast game, the current run of sides up to the last draw, and how long each symbol has not come; the oldest draw
 * first.
 */
export function positionRows(pack: RulePack, draws: readonly DrawnResult[]): PositionRow[] {
  return placeStats(pack, draws).map(({ place, symbols }) => ({
    place,
    size: streakAt(pack, place, 'size', draws),
    parity: streakAt(pack, place, 'parity', draws),
    symbols: symbols.map((each) => ({ ...each })),
  }));
}

/** The latest run of sides at a place: judged as bets on sides there are, or, if there are none, by the upper half of the symbols. */
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
