import type { GameSort } from '@parlour/api';
import type { GameClass, GameFeature, Volatility } from '@parlour/domain';

/**
 * The query parameters that a screen reads. They survive a reload and can be shared; invalid ones are dropped, not refused. Written by
 * hand: a schema library would be a tenth of the first script.
 */
export type Query = Record<string, unknown>;

/** The search text over all games; empty while nothing is typed yet, absent while the search is closed. */
export interface HomeSearch {
  search?: string | undefined;
}

export function homeSearch({ search }: Query): HomeSearch {
  return typeof search === 'string' || typeof search === 'number' ? { search: wordsOf(search) } : {};
}

/** The sort orders that an address may request; the merchant's own if absent. */
export const gameSorts = ['HOT', 'NEW', 'NAME'] as const satisfies readonly GameSort[];

/**
 * Which games a list shows: of one vendor (a code, or INHOUSE), of one class, with certain properties, matching a part of the name; and in
 * which order.
 */
export interface GameListSearch {
  vassalage?: string | undefined;
  /** A class of games, such as `bingo`. */
  gameClassify?: GameClass | undefined;
  volatility?: Volatility | undefined;
  feature?: GameFeature | undefined;
  /** The minimum return, in hundredths of a percent. */
  minRtp?: number | undefined;
  search?: string | undefined;
  sort?: (typeof gameSorts)[number] | undefined;
}

export function gameListSearch({ vassalage, gameClassify, volatility, feature, minRtp, search, sort }: Query): GameListSearch {
  const words = typeof search === 'string' || typeof search === 'number' ? wordsOf(search) : '';
  const order = gameSorts.find((known) => known === sort);
  return {
    ...(isVendor(vassalage) && { vassalage }),
    ...(isWord(gameClassify) && { gameClassify: gameClassify as GameClass }),
    ...(isWord(volatility) && { volatility: volatility as Volatility }),
    ...(isWord(feature) && { feature: feature as GameFeature }),
    ...(typeof minRtp === 'number' && Number.isInteger(minRtp) && minRtp > 0 && minRtp <= 10_000 && { minRtp }),
    ...(words && { search: words }),
    ...(order && { sort: order }),
  };
}

/** Codes of vendors, or INHOUSE. */
export function isVendor(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z][A-Z0-9]{1,19}$/.test(code);
}

/** Checks the form only: a list of all classes and features would enlarge the first view, and the gateway answers unknown ones. */
function isWord(text: unknown): boolean {
  return typeof text === 'string' && /^[A-Za-z]{1,20}$/.test(text);
}

function wordsOf(search: string | number): string {
  return String(search).trim().slice(0, 60);
}

export interface RegisterSearch {
  referralCode?: string | undefined;
}

export function registerSearch({ referralCode }: Query): RegisterSearch {
  const code = typeof referralCode === 'number' ? String(referralCode) : referralCode;
  return typeof code === 'string' && /^[\w-]{1,64}$/.test(code) ? { referralCode: code } : {};
}
