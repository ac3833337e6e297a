import { isElement, permutationsOf } from './alphabet.ts';
import { binomial } from './exact.ts';
import type { BetType } from './pack.ts';

/**
 * A selection as the gateway accepts it: distinct strings of the type's alphabet; for a grid, each place's symbols separated by one blank.
 */
export type Selection = readonly string[];

/** A selection with more combinations is refused before any is made. */
const mostCombinations = 10_000;

export const selectionProblems = ['SELECTION_INVALID', 'TOO_MANY_COMBINATIONS'] as const;
export type SelectionProblem = (typeof selectionProblems)[number];

/** What is wrong with a selection and its place, or how many combinations it makes (lottery.md 4). */
export function readSelection(type: BetType, selection: unknown, at: unknown): { combinations: number } | SelectionProblem {
  if (!isStrings(selection) || selection.length === 0 || !isPlace(type, at)) return 'SELECTION_INVALID';
  const rows = type.form === 'grid' ? selection.map((place) => place.split(' ')) : [selection];
  const valid = rows.every((row) => new Set(row).size === row.length && row.every((symbol) => isElement(type.alphabet, symbol)));
  if (!valid || tooFew(type, selection)) return 'SELECTION_INVALID';
  if (combinationsBeforeDropping(type, selection) > BigInt(mostCombinations)) return 'TOO_MANY_COMBINATIONS';
  const combinations = combinationsOf(type, selection);
  return combinations === 0 ? 'SELECTION_INVALID' : { combinations };
}

/** How many combinations a valid selection makes. */
function combinationsOf(type: BetType, selection: Selection): number {
  return type.form === 'grid' && type.distinct
    ? waysThrough(gridPlaces(selection), new Set())
    : Number(combinationsBeforeDropping(type, selection));
}

/** The symbols of each place of a grid. */
export function gridPlaces(selection: Selection): readonly (readonly string[])[] {
  return selection.map((place) => place.split(' '));
}

function combinationsBeforeDropping(type: BetType, selection: Selection): bigint {
  switch (type.form) {
    case 'list':
      return BigInt(type.boxed ? selection.reduce((sum, element) => sum + permutationsOf(element), 0) : selection.length);
    case 'choose':
      return binomial(selection.length, type.k!);
    case 'ordered':
      return BigInt(selection.length * (selection.length - 1));
    case 'grid':
      return gridPlaces(selection).reduce((product, place) => product * BigInt(place.length), 1n);
  }
}

/** Ways through the places that repeat no symbol. */
function waysThrough([first, ...rest]: readonly (readonly string[])[], used: Set<string>): number {
  if (!first) return 1;
  let ways = 0;
  for (const symbol of first) {
    if (used.has(symbol)) continue;
    used.add(symbol);
    ways += waysThrough(rest, used);
    used.delete(symbol);
  }
  return ways;
}

function tooFew(type: BetType, selection: Selection): boolean {
  switch (type.form) {
    case 'list':
      return false;
    case 'choose':
      return selection.length < type.k!;
    case 'ordered':
      return selection.length < 2;
    case 'grid':
      return selection.length !== type.k;
  }
}

function isPlace(type: BetType, at: unknown): boolean {
  return type.at ? typeof at === 'string' && type.at.includes(at) : at === undefined;
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((element) => typeof element === 'string');
}
