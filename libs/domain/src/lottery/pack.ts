/**
 * The elements that a type's selections consist of: every string of this many digits, whole numbers (padded to `width`), or listed symbols.
 */
export type Alphabet =
  | { readonly digits: number; /** Leaves out `000`, `1111` and the like, which have no other order. */ readonly notAllEqual?: true }
  | { readonly from: number; readonly to: number; readonly width?: number }
  | { readonly symbols: readonly string[] };

export const forms = ['list', 'choose', 'ordered', 'grid'] as const;
/**
 * How a selection becomes combinations: with `list`, each element is one; with `choose`, each set of `k`; with `ordered`, each pair of two
 * different elements, the double first; with `grid`, each way through `k` places.
 */
export type Form = (typeof forms)[number];

/** What one unit returns for one hit, including the stake: decimal text with at most 4 decimals, or one for each key. */
export type Odds = string | Readonly<Record<string, string>>;

/** Places of a fast result, counted from 1: the same for the whole type, or by the line's `at`. */
export type Places = readonly number[] | Readonly<Record<string, readonly number[]>>;

/** `all`, or prizes by name. */
export type PrizeNames = 'all' | readonly string[];

/** The closed list of rules (lottery.md 4 and 5). Each is one function; packs combine them by data. */
export type Rule =
  | {
      /** The last digits of each number that is long enough; `skip` ignores that many digits at the end first. */
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
      /** The smallest value that counts as big. */ readonly big: number;
    }
  | { readonly name: 'position'; readonly places: Places }
  | { readonly name: 'sum'; readonly places: Places }
  | {
      readonly name: 'side';
      readonly places: Places;
      /** The smallest value that counts as big; by `at` where places differ. */
      readonly big: number | Readonly<Record<string, number>>;
      /** A value at which these sides push: their stake is given back. */
      readonly push?: { readonly value: number; readonly sides: readonly string[] };
      /** The option under which every side loses when all symbols are equal. */
      readonly tripleLoses?: string;
    }
  | {
      readonly name: 'dragonTiger';
      readonly places: Places;
      /** The option under which a tie gives stakes back. */ readonly tieRefunds?: string;
    }
  | { readonly name: 'shape' | 'niu' | 'poker'; readonly places: Places }
  | {
      /** The sum, or the symbols in ascending order, must be in the set with the element's name. */
      readonly name: 'inSet';
      readonly places: Places;
      readonly of: 'sum' | 'shown';
      readonly sets: Readonly<Record<string, readonly string[]>>;
    }
  | {
      /**
       * The element must be at one of the places, `least` times or more (default 1); with `counted`, the number of times is the key of the
       * odds.
       */
      readonly name: 'among';
      readonly places: Places;
      readonly least?: number;
      readonly counted?: true;
    }
  | { /** Exactly these symbols in any order. */ readonly name: 'group'; readonly places: Places };

export type RuleName = Rule['name'];

/** Limits of a type. Amounts are decimal text in major units of the merchant's currency. */
export interface Limits {
  readonly minUnit: string;
  readonly maxUnit: string;
  /** Per member and type in one draw. */
  readonly maxStakePerDraw: string;
  /** Per line: see `largestPayout`. */
  readonly maxPayout: string;
}

/** From this exposure on, later lines get these odds, or are refused. */
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
  /** With `choose` the size of a set, with `grid` the number of places. */
  readonly k?: number;
  readonly alphabet: Alphabet;
  /** The places of which a line names one. */
  readonly at?: readonly string[];
  /** Of a list: each distinct order of an element's digits is a combination. */
  readonly boxed?: true;
  /** Of a grid: ways that repeat a symbol do not count. */
  readonly distinct?: true;
  readonly costUnits: number;
  readonly rule: Rule;
  readonly odds: Odds;
  /** The prize group for which `odds` are fair (lottery.md 5); such a type can be played at other groups. */
  readonly prizeGroup?: number;
  readonly limits: Limits;
  readonly exposure: Exposure;
  /** Ids of messages. */
  readonly texts: { readonly name: string; readonly howTo: string; readonly example: string };
}

export interface Prize {
  readonly name: string;
  readonly count: number;
  /** Of each number; an in-house draw has exactly this many. */
  readonly digits: number;
  /** For numbers that may be longer. */
  readonly maxDigits?: number;
  /** Its numbers never repeat: returns rely on that. A result with a repetition causes a warning, but is settled. */
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
  /** House rules that a merchant may choose, with their defaults. */
  readonly options: Readonly<Record<string, boolean>>;
  readonly types: readonly BetType[];
}

/** Options of a draw; an absent one has the pack's default. */
export type PackOptions = Readonly<Record<string, boolean>>;

export function hasPrizes(result: RulePack['result']): result is PrizeResult {
  return 'prizes' in result;
}

/** The type with this id, or undefined. */
export function typeOf(pack: RulePack, id: string): BetType | undefined {
  return pack.types.find((type) => type.id === id);
}

/** The names of the prizes that `names` refers to, in the pack's order. */
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
