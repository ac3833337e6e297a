import { permutationsOf } from './alphabet.ts';
import { money, type Money } from '../money.ts';
import { fastResults } from './fast-results.ts';
import type { Line } from './line.ts';
import { oddsOf, oddsRange, oddsScale } from './odds-value.ts';
import { hasPrizes, prizesOf, type BetType, type RulePack } from './pack.ts';
import { canonical, drawnOf } from './rules/winners.ts';

/**
 * The most that a line can pay, whatever is drawn. For types that choose sets it is unit × combinations × odds; for all others the maximum
 * over all results, assuming that all numbers that a type reads can be the same.
 */
export function largestPayout(pack: RulePack, line: Line): Money {
  return money((line.unit.minor * largestOdds(pack, line)) / oddsScale, line.unit.currency);
}

function largestOdds(pack: RulePack, line: Line): bigint {
  const { type, odds, combinations } = line;
  if (type.form === 'choose') return BigInt(combinations) * oddsOf(odds, '');
  // Only one way through the places, or one pair, can win.
  if (type.form !== 'list') return oddsOf(odds, '');
  return 'prizes' in type.rule ? largestOfPrizes(pack, line) : largestOfFast(pack, line);
}

function largestOfPrizes(pack: RulePack, line: Line): bigint {
  const { type, selection, odds } = line;
  const { rule } = type;
  if (!('prizes' in rule) || !hasPrizes(pack.result)) throw new RangeError(`${rule.name} reads no prizes`);
  const prizes = prizesOf(pack.result, rule.prizes);
  const count = (digits: number) => BigInt(prizes.reduce((sum, prize) => sum + (prize.digits >= digits ? prize.count : 0), 0));
  switch (rule.name) {
    case 'hasDigit':
      // A number contains at most as many different digits as its length.
      return count(rule.digits + (rule.skip ?? 0)) * BigInt(Math.min(rule.digits, selection.length)) * oddsOf(odds, '');
    case 'perm':
      return count(rule.digits) * best(selection.map((element) => oddsOf(odds, String(permutationsOf(element)))));
    case 'tailSide': {
      const pairs = [
        ['big', 'small'],
        ['odd', 'even'],
      ].map((pair) => best(pair.map((side) => (selection.includes(side) ? oddsOf(odds, side) : 0n))));
      return count(rule.digits) * pairs.reduce((sum, pair) => sum + pair, 0n);
    }
    case 'prizeOf':
    case 'permPrize':
      return prizes.reduce((sum, prize) => sum + BigInt(prize.count) * best(together(line, prize.name)), 0n);
    case 'place':
      return count(rule.place) * oddsOf(odds, '');
    case 'tail':
      return count(rule.digits + (rule.skip ?? 0)) * oddsOf(odds, '');
    case 'head':
      return count(rule.digits) * oddsOf(odds, '');
    default:
      return oddsRange(odds).highest;
  }
}

/** What a number of this prize can pay: elements with the same digits win together where their order does not matter. */
function together({ type, selection, odds }: Line, prize: string): readonly bigint[] {
  const sums = new Map<string, bigint>();
  for (const element of selection) {
    const key = type.rule.name === 'permPrize' ? `${prize}.${permutationsOf(element)}` : prize;
    const same = canonical(type, element);
    sums.set(same, (sums.get(same) ?? 0n) + oddsOf(odds, key));
  }
  return [...sums.values()];
}

function best(values: readonly bigint[]): bigint {
  return values.reduce((most, value) => (value > most ? value : most), 0n);
}

/** By enumerating all results; what a result means is computed once for each type and place. */
function largestOfFast(pack: RulePack, { type, at, selection, odds }: Line): bigint {
  const chosen = new Set(selection.map((element) => canonical(type, element)));
  let most = 0n;
  for (const winners of patternsOf(pack, type, at)) {
    let sum = 0n;
    for (const { element, key } of winners) if (chosen.has(element)) sum += oddsOf(odds, key ?? element);
    if (sum > most) most = sum;
  }
  return most;
}

type Pattern = ReturnType<typeof drawnOf>['winners'];
const known = new WeakMap<BetType, Map<string, readonly Pattern[]>>();

function patternsOf(pack: RulePack, type: BetType, at: string | undefined): readonly Pattern[] {
  const byPlace = known.get(type) ?? new Map<string, readonly Pattern[]>();
  known.set(type, byPlace);
  const found = byPlace.get(at ?? '');
  if (found) return found;
  const patterns = new Map<string, Pattern>();
  // The most generous options: a triple does not lose.
  const options = Object.fromEntries(Object.keys(pack.options).map((option) => [option, false]));
  for (const { result } of fastResults(pack, type, at)) {
    const { winners } = drawnOf(pack, type, at, result, options);
    patterns.set(winners.map(({ element, key }) => `${element}:${key ?? ''}`).join(' '), winners);
  }
  const all = [...patterns.values()];
  byPlace.set(at ?? '', all);
  return all;
}
