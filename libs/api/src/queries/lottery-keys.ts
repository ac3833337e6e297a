// @flag lottery
import { mine, site } from './keys.ts';

/** The menus with their countdowns and last results. */
export const lotteryGamesKey = [site, 'lotteryGames'] as const;
/** One draw; its id follows. */
export const drawKey = [site, 'draw'] as const;
/** Results and trends; the game's code follows. */
export const openedDrawsKey = [site, 'openedDraws'] as const;
export const trendKey = [site, 'trend'] as const;
/** The player's lines, tickets and chases. */
export const lotteryBetsKey = [mine, 'lotteryBets'] as const;
/** The price of a slip, which a change of odds invalidates. */
export const slipQuoteKey = [mine, 'slipQuote'] as const;
