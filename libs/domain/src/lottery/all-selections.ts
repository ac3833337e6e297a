import { elementsOf, isElement, permutationsOf, sizeOf } from './alphabet.ts';
import { binomial } from './exact.ts';
import { oddsOf } from './odds-value.ts';
import type { BetType, RulePack } from './pack.ts';
import type { DrawnResult } from './result.ts';
import { sumOfSmaller, tailCounts } from './rules/sets.ts';
import { drawnOf, inAnyOrder, tailsOf } from './rules/winners.ts';

/**
 * How many combinations a type has in total: single elements (all their orders where it is boxed), sets of k, pairs, or ways through k
 * places.
 */
export function selectionsOf(type: BetType): bigint {
  const size = sizeOf(type.alphabet);
  if (type.form === 'choose') return binomial(size, type.k!);
  if (type.form === 'ordered') return BigInt(size) * BigInt(size - 1);
  if (type.form === 'grid')
    return Array.from({ length: type.k! }, (_, at) => BigInt(type.distinct ? size - at : size)).reduce((ways, each) => ways * each, 1n);
  if (type.boxed) return elementsOf(type.alphabet).reduce((sum, element) => sum + BigInt(permutationsOf(element)), 0n);
  return BigInt(size);
}

/**
 * What a draw would pay on every selection of a type of a prize pack at once: hits, and their odds in ten thousandths. Computed without
 * enumerating: some types have trillions of selections.
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
    // Where the order does not matter, every permutation of the digits is a winning element.
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
