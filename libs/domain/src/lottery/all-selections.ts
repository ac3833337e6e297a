import { elementsOf, isElement, permutationsOf, sizeOf } from './alphabet.ts';
import { binomial } from './exact.ts';
import { oddsOf } from './odds-value.ts';
import type { BetType, RulePack } from './pack.ts';
import type { DrawnResult } from './result.ts';
import { sumOfSmaller, tailCounts } from './rules/sets.ts';
import { drawnOf, inAnyOrder, tailsOf } from './rules/winners.ts';

/** How many combinations a type of a prize pack has in all: single elements, their orders where it is boxed, or sets of k. */
export function selectionsOf(type: BetType): bigint {
  if (type.form === 'choose') return binomial(sizeOf(type.alphabet), type.k!);
  if (type.boxed) return elementsOf(type.alphabet).reduce((sum, element) => sum + BigInt(permutationsOf(element)), 0n);
  return BigInt(sizeOf(type.alphabet));
}

/**
 * What a draw would pay on every selection of a type of a prize pack at once: hits, and their odds in ten thousandths. Counted, not tried:
 * some types have trillions of selections.
 */
export function hitsOfAll(pack: RulePack, type: BetType, result: DrawnResult): { hits: bigint; odds: bigint } {
  if (type.form === 'choose') {
    const hits = setsThatHit(pack, type, result);
    return { hits, odds: hits * oddsOf(type.odds, '') };
  }
  let hits = 0n;
  let odds = 0n;
  for (const { element, key } of drawnOf(pack, type, undefined, result, pack.options).winners) {
    if (!isElement(type.alphabet, element)) continue;
    // Where the order does not matter, every order of the digits is an element that wins.
    const elements = inAnyOrder(type) ? BigInt(permutationsOf(element)) : 1n;
    hits += elements;
    odds += elements * oddsOf(type.odds, key ?? element);
  }
  return { hits, odds };
}

function setsThatHit(pack: RulePack, { rule, alphabet, k }: BetType, result: DrawnResult): bigint {
  if (!('prizes' in rule)) throw new RangeError(`${rule.name} reads no prizes`);
  const counts = tailCounts(tailsOf(pack, rule.prizes, result, 2));
  switch (rule.name) {
    case 'allTails':
      return binomial(counts.size, k!);
    case 'noTail':
      return binomial(sizeOf(alphabet) - counts.size, k!);
    case 'pairMin':
      return BigInt(sumOfSmaller([...counts.values()]));
    default:
      throw new RangeError(`${rule.name} is not for sets`);
  }
}
