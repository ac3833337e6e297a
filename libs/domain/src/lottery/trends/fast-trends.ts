import { elementsOf } from '../alphabet.ts';
import { typeOf, type FastResult, type RulePack, hasPrizes } from '../pack.ts';
import type { DrawnResult } from '../result.ts';
import { drawnOf } from '../rules/winners.ts';

/** A run of the same side in draw after draw. */
export interface Streak {
  readonly element: string;
  readonly length: number;
}

/** How a symbol did at one place of a fast result: its hits, and the draws since the last. */
export interface PlaceStats {
  /** From 1. */
  readonly place: number;
  readonly symbols: readonly { readonly symbol: string; readonly hits: number; readonly gap: number }[];
}

/**
 * The streaks of either of two opposite sides of a type, such as `big` and `small`, oldest first. Draws in which neither won, or both
 * pushed, end a streak.
 */
export function streaksOf(
  pack: RulePack,
  typeId: string,
  at: string | undefined,
  sides: readonly string[],
  draws: readonly DrawnResult[],
): readonly Streak[] {
  const type = typeOf(pack, typeId);
  if (!type) throw new RangeError(`${pack.id} has no ${typeId}`);
  const streaks: { element: string; length: number }[] = [];
  let last: { element: string; length: number } | undefined;
  for (const result of draws) {
    const { winners } = drawnOf(pack, type, at, result, pack.options);
    const element = sides.find((side) => winners.some((winner) => winner.element === side));
    if (element !== undefined && last?.element === element) last.length += 1;
    else {
      last = element === undefined ? undefined : { element, length: 1 };
      if (last) streaks.push(last);
    }
  }
  return streaks;
}

/** Hits and gaps of every symbol at every place; draws are given oldest first. A gap is the number of draws since it last came. */
export function placeStats(pack: RulePack, draws: readonly DrawnResult[]): readonly PlaceStats[] {
  const { result } = pack;
  if (hasPrizes(result)) throw new RangeError(`${pack.id} is no fast pack`);
  const elements = elementsOf(result.alphabet);
  return Array.from({ length: result.size }, (_, place) => {
    const came = draws.map((drawn) => symbolAt(result, drawn, place));
    return {
      place: place + 1,
      symbols: elements.map((symbol) => {
        const last = came.lastIndexOf(symbol);
        return { symbol, hits: came.filter((each) => each === symbol).length, gap: came.length - 1 - last };
      }),
    };
  });
}

function symbolAt({ key }: FastResult, drawn: DrawnResult, place: number): string {
  return drawn[key]![place]!;
}
