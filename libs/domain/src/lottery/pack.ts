/** The selections that a type takes one by one: every string of this many digits, whole numbers (padded to `width`), or listed symbols. */
export type Alphabet =
  | { readonly digits: number; /** Leaves out `000`, `1111` and the like, which have no other order. */ readonly notAllEqual?: true }
  | { readonly from: number; readonly to: number; readonly width?: number }
  | { readonly symbols: readonly string[] };

export const forms = ['list', 'choose', 'ordered', 'grid'] as const;
/**
 * How a selection becomes combinations: `list`, each element is one; `choose`, each set of `k`; `ordered`, each pair of two different
 * elements, the double first; `grid`, each way through `k` places.
 */
export type Form = (typeof forms)[number];

/** Decimal text with at most 4 decimals, or one for each key. What one unit returns for one hit, the stake included. */
export type Odds = string | Readonly<Record<string, string>>;

/** Places of a fast result, from 1: the same for the whole type, or by the line's `at`. */
export type Places = readonly number[] | Readonly<Record<string, readonly number[]>>;

/** `all`, or prizes by name. */
export type PrizeNames = 'all' | readonly string[];

/** The closed list of rules (lottery.md 4 and 5). Each is one function; packs combine them by data. */
export type Rule =
  | {
      /** The last digits of each number that has as many; `skip` leaves out as many at the end first. */
      readonly name: 'tail';
      readonly prizes: PrizeNames;
      readonly digits: number;
      readonly skip?: number;
    }
  | { readonly name: 'head'; readonly prizes: PrizeNames; readonly digits: number }
  | { readonly name: 'place'; readonly prizes: PrizeNames; /** From the right, 1 is the last digit. */ readonly place: number }
  | { readonly name: 'hasDigit'; readonly prizes: PrizeNames; readonly digits: number; readonly skip?: number }
  | { readonly name: 'perm'; readonly prizes: PrizeNames; readonly digits: number }
  | { readonly name: 'prizeOf'; readonly prizes: PrizeNames }
  | { readonly name: 'permPrize'; readonly prizes: PrizeNames }
  | { readonly name: 'allTails' | 'noTail' | 'pairMin'; readonly prizes: PrizeNames }
  | {
      readonly name: 'tailSide';
      readonly prizes: PrizeNames;
      readonly digits: number;
      /** The least value that is big. */ readonly big: number;
    }
  | { readonly name: 'position'; readonly places: Places }
  | { readonly name: 'sum'; readonly places: Places }
  | {
      readonly name: 'side';
      readonly places: Places;
      /** The least value that is big; by `at` where places differ. */
      readonly big: number | Readonly<Record<string, number>>;
      /** A value at which these sides get their stake back. */
      readonly push?: { readonly value: number; readonly sides: readonly string[] };
      /** The option by which every side loses when all symbols are equal. */
      readonly tripleLoses?: string;
    }
  | {
      readonly name: 'dragonTiger';
      readonly places: Places;
      /** The option by which a tie gives stakes back. */ readonly tieRefunds?: string;
    }
  | { readonly name: 'shape' | 'niu' | 'poker'; readonly places: Places }
  | {
      /** The sum, or the symbols in ascending order, is in the set that bears the element's name. */
      readonly name: 'inSet';
      readonly places: Places;
      readonly of: 'sum' | 'shown';
      readonly sets: Readonly<Record<string, readonly string[]>>;
    }
  | {
      /** Shown at one of the places, `least` times or more (1); `counted`: how often is the key of the odds. */
      readonly name: 'among';
      readonly places: Places;
      readonly least?: number;
      readonly counted?: true;
    }
  | { /** Exactly these symbols in any order. */ readonly name: 'group'; readonly places: Places };

export type RuleName = Rule['name'];

/** Amounts are decimal text in major units of the merchant's currency. */
export interface Limits {
  readonly minUnit: string;
  readonly maxUnit: string;
  /** For one member and type in one draw. */
  readonly maxStakePerDraw: string;
  /** For one line: see `largestPayout`. */
  readonly maxPayout: string;
}

/** From this exposure on, later lines get these odds, or none. */
export interface ExposureStep {
  readonly from: string;
  readonly odds: Odds | 'closed';
}

export interface Exposure {
  readonly per: 'number' | 'type';
  readonly steps: readonly ExposureStep[];
}

export interface BetType {
  readonly id: string;
  /** The tab of the screen that shows it. */
  readonly group: string;
  readonly form: Form;
  /** Of `choose` the size of a set, of `grid` the number of places. */
  readonly k?: number;
  readonly alphabet: Alphabet;
  /** The places that a line names one of. */
  readonly at?: readonly string[];
  /** Of a list: each different order of an element's digits is a combination. */
  readonly boxed?: true;
  /** Of a grid: ways that repeat a symbol are dropped. */
  readonly distinct?: true;
  readonly costUnits: number;
  readonly rule: Rule;
  readonly odds: Odds;
  /** The prize group at which `odds` are the fair ones (lottery.md 5): such a type can be played at others. */
  readonly prizeGroup?: number;
  readonly limits: Limits;
  readonly exposure: Exposure;
  /** Ids of messages. */
  readonly texts: { readonly name: string; readonly howTo: string; readonly example: string };
}

export interface Prize {
  readonly name: string;
  readonly count: number;
  /** Of each number; an in-house draw has as many. */
  readonly digits: number;
  /** Where numbers may be longer. */
  readonly maxDigits?: number;
  /** Its numbers never repeat: returns count on it, and a result that does is warned of and settled. */
  readonly distinct?: true;
}

export interface PrizeResult {
  readonly prizes: readonly Prize[];
}

export interface FastResult {
  readonly key: string;
  readonly size: number;
  readonly alphabet: Alphabet;
  readonly distinct: boolean;
  /** Another form of the result: some different numbers out of a range, whose sixes in ascending order sum to the digits. */
  readonly balls?: { readonly size: number; readonly of: number };
}

export interface RulePack {
  readonly id: string;
  readonly version: number;
  readonly result: PrizeResult | FastResult;
  /** Rules of the house that a merchant may choose, with their defaults. */
  readonly options: Readonly<Record<string, boolean>>;
  readonly types: readonly BetType[];
}

/** Options of a draw; what is absent has the pack's default. */
export type PackOptions = Readonly<Record<string, boolean>>;

export function hasPrizes(result: RulePack['result']): result is PrizeResult {
  return 'prizes' in result;
}

/** The type with this id, or undefined. */
export function typeOf(pack: RulePack, id: string): BetType | undefined {
  return pack.types.find((type) => type.id === id);
}

/** The names of the prizes that `names` means, in the pack's order. */
export function prizesOf(result: PrizeResult, names: PrizeNames): readonly Prize[] {
  return names === 'all' ? result.prizes : result.prizes.filter(({ name }) => names.includes(name));
}

/** The places that a type reads for a line's `at`, from 1. */
export function placesOf(places: Places, at: string | undefined): readonly number[] {
  if (isPlaceList(places)) return places;
  const found = at === undefined ? undefined : places[at];
  if (!found) throw new RangeError(`no places for ${at}`);
  return found;
}

/** `Array.isArray` does not narrow readonly arrays. */
function isPlaceList(places: Places): places is readonly number[] {
  return Array.isArray(places);
}
