import { lotteryVendor } from '../../../ledger/accounts.ts';
import type { Names } from '../../../kernel/texts/shipped-texts.ts';
import type { CatalogueGame } from './game.ts';
import { bgsGames } from './games-bgs.ts';
import { esportsGames } from './games-esports.ts';
import { fishGames } from './games-fish.ts';
import { instantGames } from './games-instant.ts';
import { liveGames } from './games-live.ts';
import { lotteryGames, eLotteryGames } from './games-lottery.ts';
import { anyOf } from './names.ts';
import { pvpGames } from './games-pvp.ts';
import { rngGames } from './games-rng.ts';
import { sportsGames, cockfightGames } from './games-sports.ts';
import type { VendorCode } from './vendors.ts';

/** Every game of every vendor, in the order in which lists show them until an operator moves one: first what can be played. */
export const catalogue: readonly CatalogueGame[] = [
  ...rngGames,
  ...instantGames,
  ...liveGames,
  ...fishGames,
  ...pvpGames,
  ...bgsGames,
  ...sportsGames,
  ...esportsGames,
  ...cockfightGames,
  ...lotteryGames,
  ...eLotteryGames,
].toSorted((one, other) => Number(one.state === 'coming_soon') - Number(other.state === 'coming_soon'));

const byKey = new Map(catalogue.map((game) => [`${game.vendor}/${game.gameCode}`, game]));

/** The game of a vendor, or undefined when the vendor has none of that code. */
export function findGame(vendor: string, gameCode: string): CatalogueGame | undefined {
  return byKey.get(`${vendor}/${gameCode}`);
}

/** The game's names, or its code for one when the catalogue does not know it (a game that was withdrawn still stands in records). */
export function gameNames(vendor: string, gameCode: string): Names {
  return findGame(vendor, gameCode)?.names ?? (vendor === lotteryVendor ? lotteryNames(gameCode) : { EN: gameCode });
}

/** What a lottery is called; one that is not shipped, such as a house of 4D, by its code. */
export function lotteryNames(gameCode: string): Names {
  return anyOf(`lottery.${gameCode}`) ?? { EN: gameCode.replaceAll('_', ' ') };
}

/** The games that a merchant with these vendors can show, in the catalogue's order. */
export function gamesOfVendors(codes: readonly VendorCode[]): readonly CatalogueGame[] {
  return catalogue.filter((game) => codes.includes(game.vendor));
}
