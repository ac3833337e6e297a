import { elementsOf } from './alphabet.ts';
import { placesOf, type BetType, type FastResult, type RuleName, type RulePack } from './pack.ts';
import type { DrawnResult } from './result.ts';

/** A result, and how many equally likely ones it represents. */
export interface WeighedResult {
  readonly result: DrawnResult;
  readonly weight: bigint;
}

/** All other rules only read which symbols came, not where. */
const readsOrder: ReadonlySet<RuleName> = new Set(['position', 'dragonTiger']);

/**
 * Every combination of the symbols that a type of a fast pack reads. If the type ignores their order, one combination represents all orders
 * of the same symbols. Places that the type does not read have arbitrary symbols. Each result is valid only until the next one is
 * requested.
 */
export function fastResults(pack: RulePack, { rule }: BetType, at: string | undefined): Iterable<WeighedResult> {
  if (!('places' in rule) || !('key' in pack.result)) throw new RangeError(`${rule.name} reads no places`);
  return ways(pack.result, placesOf(rule.places, at), readsOrder.has(rule.name));
}

function* ways({ key, size, alphabet, distinct }: FastResult, places: readonly number[], inOrder: boolean): Generator<WeighedResult> {
  const elements = elementsOf(alphabet);
  const symbols = Array.from({ length: size }, () => elements[0]!);
  const used = elements.map(() => 0);
  function* from(index: number, first: number): Generator<WeighedResult> {
    const place = places[index];
    if (place === undefined) {
      yield { result: { [key]: symbols }, weight: inOrder ? 1n : ordersOf(places.length, used) };
      return;
    }
    for (let element = inOrder ? 0 : first; element < elements.length; element += 1) {
      if (distinct && used[element]! > 0) continue;
      used[element]! += 1;
      symbols[place - 1] = elements[element]!;
      yield* from(index + 1, element);
      used[element]! -= 1;
    }
  }
  yield* from(0, 0);
}

/** The number of distinct orders of `count` symbols, given how many are equal. */
function ordersOf(count: number, equal: readonly number[]): bigint {
  return equal.reduce((orders, times) => orders / factorial(times), factorial(count));
}

function factorial(n: number): bigint {
  return n < 2 ? 1n : BigInt(n) * factorial(n - 1);
}
