// @flag lottery
import { mine, site } from './keys.ts';

/** The menus with their countdowns and last results. */
export const lotteryGamesKey = [site, 'lotteryGames'] as const;
/** One draw, by its id after this. */
export const drawKey = [site, 'draw'] as const;
/** Results and trends, by the game's code after these. */
export const openedDrawsKey = [site, 'openedDraws'] as const;
export const trendKey = [site, 'trend'] as const;
/** The player's lines, tickets and chases. */
export const lotteryBetsKey = [mine, 'lotteryBets'] as const;
/** What a slip costs, which a change of odds makes out of date. */
export const slipQuoteKey = [mine, 'slipQuote'] as const;
