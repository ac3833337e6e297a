import { askedLanguage, textIn } from '../../../kernel/asked-language.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { lotteryNames } from '../../catalogue/shipped/index.ts';

/** A game's name for players, by its code. */
export type GameNames = (gameCode: string) => string;

/** The names of lotteries in the language that a client asked for, or the merchant's. */
export function gameNamesIn(merchant: Merchant, asked: string | undefined): GameNames {
  const language = askedLanguage(merchant, asked);
  return (gameCode) => textIn(lotteryNames(gameCode), language, merchant);
}
