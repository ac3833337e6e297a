import { permutationsOf, sortedDigits } from '../alphabet.ts';
import { hasPrizes, placesOf, prizesOf, type BetType, type PackOptions, type PrizeNames, type RulePack } from '../pack.ts';
import type { DrawnResult } from '../result.ts';
import { dragonOrTiger, niuOf, pokerOf, shapeOf } from './patterns.ts';
import { sidesOf } from './sides.ts';

/** What a draw means for the elements of a list: each winner is one hit. */
export interface Drawn {
  readonly winners: readonly Winner[];
  /** Elements whose stake is given back. */
  readonly pushed: readonly string[];
}

export interface Winner {
  /** In the form of `canonical`. */
  readonly element: string;
  /** The key in the table of odds, if it is not the element. */
  readonly key?: string;
}

/** The form in which an element is compared with winners: where the order does not matter, its digits in ascending order. */
export function canonical(type: BetType, element: string): string {
  return inAnyOrder(type) ? sortedDigits(element) : element;
}

/** Whether every permutation of an element's digits wins with it. */
export function inAnyOrder({ boxed, rule }: BetType): boolean {
  return boxed === true || anyOrder.has(rule.name);
}
const anyOrder = new Set(['perm', 'permPrize', 'group']);

/** The winners among all elements of a list type. `result` must have every prize that the type reads, or the fast pack's symbols. */
export function drawnOf(pack: RulePack, type: BetType, at: string | undefined, result: DrawnResult, options: PackOptions): Drawn {
  const { rule } = type;
  if ('prizes' in rule) return { winners: prizeWinners(pack, type, result), pushed: none };
  const { winners, pushed = none } = fastWinners(type, symbolsAt(pack, type, at, result), at, options);
  return { winners: winners.map((winner) => (typeof winner === 'string' ? { element: winner } : winner)), pushed };
}
const none: readonly string[] = [];

/** The symbols at the places that a type of a fast pack reads. */
export function symbolsAt(pack: RulePack, { rule }: BetType, at: string | undefined, result: DrawnResult): readonly string[] {
  if (hasPrizes(pack.result) || !('places' in rule)) throw new RangeError(`${rule.name} reads no places`);
  const symbols = result[pack.result.key]!;
  return placesOf(rule.places, at).map((place) => symbols[place - 1]!);
}

/** Every drawn number of these prizes with the prize's name. */
export function numbersOf(pack: RulePack, names: PrizeNames, result: DrawnResult): readonly (readonly [prize: string, number: string])[] {
  if (!hasPrizes(pack.result)) throw new RangeError(`${pack.id} has no prizes`);
  return prizesOf(pack.result, names).flatMap(({ name }) => result[name]!.map((number) => [name, number] as const));
}

/** The last digits of the numbers that are long enough, after ignoring `skip` digits at the end. */
export function tailsOf(pack: RulePack, names: PrizeNames, result: DrawnResult, digits: number, skip = 0): readonly string[] {
  return numbersOf(pack, names, result)
    .filter(([, number]) => number.length >= digits + skip)
    .map(([, number]) => number.slice(number.length - digits - skip, number.length - skip));
}

function prizeWinners(pack: RulePack, type: BetType, result: DrawnResult): readonly Winner[] {
  const { rule } = type;
  switch (rule.name) {
    case 'tail':
      return tailsOf(pack, rule.prizes, result, rule.digits, rule.skip).map((element) => ({ element }));
    case 'head':
      return numbersOf(pack, rule.prizes, result)
        .filter(([, number]) => number.length >= rule.digits)
        .map(([, number]) => ({ element: number.slice(0, rule.digits) }));
    case 'place':
      return tailsOf(pack, rule.prizes, result, 1, rule.place - 1).map((element) => ({ element }));
    case 'hasDigit':
      return tailsOf(pack, rule.prizes, result, rule.digits, rule.skip).flatMap((tail) =>
        [...new Set(tail)].map((element) => ({ element })),
      );
    case 'perm':
      return tailsOf(pack, rule.prizes, result, rule.digits).map((tail) => ({
        element: sortedDigits(tail),
        key: String(permutationsOf(tail)),
      }));
    case 'tailSide':
      return tailsOf(pack, rule.prizes, result, rule.digits).flatMap((tail) =>
        sidesOf(Number(tail), rule.big).map((element) => ({ element })),
      );
    case 'prizeOf':
      return numbersOf(pack, rule.prizes, result).map(([key, number]) => ({ element: canonical(type, number), key }));
    case 'permPrize':
      return numbersOf(pack, rule.prizes, result).map(([prize, number]) => ({
        element: sortedDigits(number),
        key: `${prize}.${permutationsOf(number)}`,
      }));
    default:
      throw new RangeError(`${rule.name} is not for lists`);
  }
}

type FastWinners = { winners: readonly (string | Winner)[]; pushed?: readonly string[] };

function fastWinners({ rule }: BetType, symbols: readonly string[], at: string | undefined, options: PackOptions): FastWinners {
  const sum = () => symbols.reduce((total, symbol) => total + Number(symbol), 0);
  switch (rule.name) {
    case 'position':
      return { winners: [symbols[0]!] };
    case 'sum':
      return { winners: [String(sum())] };
    case 'side': {
      if (rule.tripleLoses && options[rule.tripleLoses] && new Set(symbols).size === 1) return { winners: [] };
      const pushed = rule.push?.value === sum() ? rule.push.sides : none;
      const big = typeof rule.big === 'number' ? rule.big : rule.big[at!]!;
      return { winners: sidesOf(sum(), big).filter((side) => !pushed.includes(side)), pushed };
    }
    case 'dragonTiger': {
      const winner = dragonOrTiger(symbols);
      const refunds = winner === 'tie' && rule.tieRefunds !== undefined && options[rule.tieRefunds] === true;
      return { winners: [winner], pushed: refunds ? ['dragon', 'tiger'] : none };
    }
    case 'shape':
      return { winners: [shapeOf(symbols)] };
    case 'niu':
      return { winners: [niuOf(symbols)] };
    case 'poker':
      return { winners: [pokerOf(symbols)] };
    case 'inSet': {
      const value = rule.of === 'sum' ? String(sum()) : sortedDigits(symbols.join(''));
      return { winners: Object.keys(rule.sets).filter((element) => rule.sets[element]!.includes(value)) };
    }
    case 'among': {
      const least = rule.least ?? 1;
      return {
        winners: [...new Set(symbols)].flatMap((symbol) => {
          const times = symbols.filter((each) => each === symbol).length;
          if (times < least) return [];
          return [{ element: symbol.repeat(least), ...(rule.counted && { key: String(times) }) }];
        }),
      };
    }
    case 'group':
      return { winners: [sortedDigits(symbols.join(''))] };
    default:
      throw new RangeError(`${rule.name} is not for lists of a fast pack`);
  }
}
