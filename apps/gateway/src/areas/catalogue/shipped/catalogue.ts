import { lotteryVendor } from '@parlour/domain';
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

/** Every game of every vendor, playable ones first; lists use this order until an operator moves a game. */
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

/** The vendor's game with this code, or undefined. */
export function findGame(vendor: string, gameCode: string): CatalogueGame | undefined {
  return byKey.get(`${vendor}/${gameCode}`);
}

/** The game's names; its code if the catalogue does not know it, since records may refer to a withdrawn game. */
export function gameNames(vendor: string, gameCode: string): Names {
  return findGame(vendor, gameCode)?.names ?? (vendor === lotteryVendor ? lotteryNames(gameCode) : { EN: gameCode });
}

/** A lottery's names; its code if it is not shipped, such as a 4D house. */
export function lotteryNames(gameCode: string): Names {
  return anyOf(`lottery.${gameCode}`) ?? { EN: gameCode.replaceAll('_', ' ') };
}

/** The games that a merchant with these vendors can show, in the catalogue's order. */
export function gamesOfVendors(codes: readonly VendorCode[]): readonly CatalogueGame[] {
  return catalogue.filter((game) => codes.includes(game.vendor));
}
