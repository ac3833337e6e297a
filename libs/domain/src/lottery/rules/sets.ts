import { binomial } from '../exact.ts';
import type { BetType, RulePack } from '../pack.ts';
import type { DrawnResult } from '../result.ts';
import { gridPlaces, type Selection } from '../selection.ts';
import { symbolsAt, tailsOf } from './winners.ts';

/** The hits of a selection whose combinations are sets, pairs or ways: all types but lists. They have one price, and never push. */
export function setHits(pack: RulePack, type: BetType, at: string | undefined, selection: Selection, result: DrawnResult): number {
  switch (type.form) {
    case 'choose':
      return 'prizes' in type.rule ? hitsOfTails(pack, type, selection, result) : hitsOfSymbols(pack, type, at, selection, result);
    case 'ordered': {
      // Sorted, the pair that is equal comes first or last: the double and the single, in any order of the draw.
      const [first, second, third] = [...symbolsAt(pack, type, at, result)].sort();
      const pair = first === second ? [first, third] : second === third ? [second, first] : [];
      return pair.length === 2 && pair[0] !== pair[1] && pair.every((symbol) => selection.includes(symbol!)) ? 1 : 0;
    }
    case 'grid': {
      const symbols = symbolsAt(pack, type, at, result);
      return gridPlaces(selection).every((place, index) => place.includes(symbols[index]!)) ? 1 : 0;
    }
    case 'list':
      throw new RangeError('lists are judged by their winners');
  }
}

/** How often each two-digit tail came. */
export function tailCounts(tails: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const tail of tails) counts.set(tail, (counts.get(tail) ?? 0) + 1);
  return counts;
}

function hitsOfTails(pack: RulePack, { rule, k }: BetType, selection: Selection, result: DrawnResult): number {
  if (!('prizes' in rule)) throw new RangeError(`${rule.name} reads no prizes`);
  const counts = tailCounts(tailsOf(pack, rule.prizes, result, 2));
  const came = selection.filter((tail) => counts.has(tail));
  switch (rule.name) {
    case 'allTails':
      return Number(binomial(came.length, k!));
    case 'noTail':
      return Number(binomial(selection.length - came.length, k!));
    case 'pairMin':
      return sumOfSmaller(came.map((tail) => counts.get(tail)!));
    default:
      throw new RangeError(`${rule.name} is not for sets`);
  }
}

/**
 * The sum over all pairs of the smaller count: in descending order, each count is the smaller one as often as there are counts before it.
 */
export function sumOfSmaller(counts: readonly number[]): number {
  return counts.toSorted((a, b) => b - a).reduce((sum, count, before) => sum + count * before, 0);
}

function hitsOfSymbols(pack: RulePack, type: BetType, at: string | undefined, selection: Selection, result: DrawnResult): number {
  const symbols = symbolsAt(pack, type, at, result);
  const shown = [...new Set(symbols)];
  const k = type.k!;
  if (type.rule.name === 'group')
    return shown.length === k && symbols.length === k && shown.every((symbol) => selection.includes(symbol)) ? 1 : 0;
  const found = shown.filter((symbol) => selection.includes(symbol)).length;
  if (k <= symbols.length) return Number(binomial(found, k));
  // A set that is larger than the draw wins by containing all of it.
  return found === shown.length ? Number(binomial(selection.length - found, k - found)) : 0;
}
