// @flag lottery
import type { Schema } from '@parlour/api';
import { placesOf, sidesOf, sortedDigits, type Places } from '@parlour/domain/lottery';

type Line = Schema<'LotteryLine'>;
type BetType = Schema<'LotteryBetType'>;
type Found = readonly number[];

/** What of a result is in the player's lines. Places count from 0, from the left. */
export interface Own {
  /** Which digits of a drawn number. */
  digits(prize: string, number: string): ReadonlySet<number>;
  /** Which symbols of a fast game's result. */
  symbols(symbols: readonly string[]): ReadonlySet<number>;
  /** Whether the sum of all symbols is: the sum itself or one of its sides. */
  sum(symbols: readonly string[]): boolean;
}

/** What of a result is in these lines; cancelled ones do not count. */
export function ownOf(lines: readonly Line[], types: readonly BetType[]): Own {
  const bets = lines.flatMap((line) => {
    const type = types.find(({ id }) => id === line.type);
    return type && line.state !== 'cancelled' ? [{ line, type }] : [];
  });
  return {
    digits: (prize, number) => new Set(bets.flatMap(({ line, type }) => ownDigits(line, type, prize, number))),
    symbols: (symbols) => new Set(bets.flatMap(({ line, type }) => ownSymbols(line, type, symbols))),
    sum: (symbols) => bets.some(({ line, type }) => isOwnSum(line, type, symbols)),
  };
}

/** Parameters of rules, of which each has some (libs/domain/src/lottery/pack.ts). */
interface Rule {
  readonly name: string;
  readonly prizes?: 'all' | readonly string[];
  readonly digits?: number;
  readonly skip?: number;
  readonly place?: number;
  readonly big?: number | Readonly<Record<string, number>>;
  readonly least?: number;
  readonly places?: Places;
}

/** Where in a number a rule reads; undefined for rules of fast games. */
function spanOf({ name, digits = 2, skip = 0, place = 1 }: Rule, { length }: string): readonly [from: number, to: number] | undefined {
  switch (name) {
    case 'head':
      return [0, digits];
    case 'place':
      return [length - place, length - place + 1];
    case 'prizeOf':
    case 'permPrize':
      return [0, length];
    case 'tail':
    case 'perm':
    case 'hasDigit':
    case 'tailSide':
    case 'allTails':
    case 'noTail':
    case 'pairMin':
      return [length - skip - digits, length - skip];
    default:
      return undefined;
  }
}

function ownDigits({ selection }: Line, type: BetType, prize: string, number: string): Found {
  const rule = type.rule as Rule;
  const span = spanOf(rule, number);
  if (!span || span[0] < 0 || span[1] > number.length || (rule.prizes !== 'all' && !rule.prizes?.includes(prize))) return [];
  const read = number.slice(...span);
  const whole = Array.from(read, (_, at) => span[0] + at);
  if (rule.name === 'hasDigit') return whole.filter((at) => selection.includes(number[at]!));
  return isOwn(read, selection, rule, type.boxed === true) ? whole : [];
}

function isOwn(read: string, selection: readonly string[], { name, big }: Rule, boxed: boolean): boolean {
  if (name === 'tailSide') return sidesOf(Number(read), Number(big)).some((side) => selection.includes(side));
  if (boxed || name === 'perm' || name === 'permPrize') return selection.some((own) => sortedDigits(own) === sortedDigits(read));
  return selection.includes(read);
}

function ownSymbols({ at, selection }: Line, type: BetType, symbols: readonly string[]): Found {
  const rule = type.rule as Rule;
  if (!rule.places) return [];
  const places = placesOf(rule.places, at).map((place) => place - 1);
  const drawn = places.map((place) => symbols[place]!);
  switch (rule.name) {
    case 'position':
      return places.filter((place, row) => (type.form === 'grid' ? selection[row]?.split(' ') : selection)?.includes(symbols[place]!));
    case 'among': {
      const { least = 1 } = rule;
      const came = (symbol: string) => drawn.filter((each) => each === symbol).length;
      return places.filter((place) => came(symbols[place]!) >= least && selection.includes(symbols[place]!.repeat(least)));
    }
    case 'group':
      if (type.form === 'list') return selection.includes(sortedDigits(drawn.join(''))) ? places : [];
      return places.filter((place) => selection.includes(symbols[place]!));
    case 'side':
      return places.length === 1 && sidesOf(Number(drawn[0]), bigOf(rule, at)).some((side) => selection.includes(side)) ? places : [];
    default:
      return [];
  }
}

function isOwnSum({ at, selection }: Line, type: BetType, symbols: readonly string[]): boolean {
  const rule = type.rule as Rule;
  if (!rule.places || placesOf(rule.places, at).length < symbols.length) return false;
  const sum = symbols.reduce((total, symbol) => total + Number(symbol), 0);
  if (rule.name === 'sum') return selection.includes(String(sum));
  return rule.name === 'side' && sidesOf(sum, bigOf(rule, at)).some((side) => selection.includes(side));
}

/** The smallest value that counts as big. */
function bigOf({ big }: Rule, at: string | undefined): number {
  return typeof big === 'object' ? big[at ?? '']! : Number(big);
}
