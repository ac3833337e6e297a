import { elementsOf } from './alphabet.ts';
import type { FastResult } from './pack.ts';
import type { DrawnResult } from './result.ts';

/**
 * Every way in which the symbols at these places can come, each equally likely; other places hold whatever, so only rules that read no
 * others may judge them. `anyOrder` leaves out other orders of the same symbols where none repeats: for rules that do not read the order.
 */
export function* fastResults(
  { key, size, alphabet, distinct }: FastResult,
  places: readonly number[],
  anyOrder = false,
): Generator<DrawnResult> {
  const elements = elementsOf(alphabet);
  const symbols = Array.from({ length: size }, () => elements[0]!);
  const used = new Set<string>();
  function* from(index: number, first: number): Generator<DrawnResult> {
    const place = places[index];
    if (place === undefined) {
      yield { [key]: symbols };
      return;
    }
    for (let at = distinct && anyOrder ? first : 0; at < elements.length; at += 1) {
      const symbol = elements[at]!;
      if (distinct && used.has(symbol)) continue;
      used.add(symbol);
      symbols[place - 1] = symbol;
      yield* from(index + 1, at + 1);
      used.delete(symbol);
    }
  }
  yield* from(0, 0);
}
