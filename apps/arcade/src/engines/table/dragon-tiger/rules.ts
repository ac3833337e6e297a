import { share, type Fraction } from '../../fraction.ts';
import { aceLow, deck, isRed, type Card } from '../cards.ts';

const decks = 8;

/** Bets on one card; a seven loses all of them. */
const onCard: Readonly<Record<string, (card: Card) => boolean>> = {
  odd: (card) => aceLow(card) % 2 === 1,
  even: (card) => aceLow(card) % 2 === 0,
  big: (card) => aceLow(card) > 7,
  small: (card) => aceLow(card) < 7,
  red: isRed,
  black: (card) => !isRed(card),
};

/** What a bet gives back per unit, in ten-thousandths; undefined for a bet that is not offered (games.md D2). The ace is low. */
export function paysOf(bet: string, dragon: Card, tiger: Card): number | undefined {
  const lead = aceLow(dragon) - aceLow(tiger);
  switch (bet) {
    case 'dragon':
      return lead === 0 ? 5_000 : lead > 0 ? 20_000 : 0;
    case 'tiger':
      return lead === 0 ? 5_000 : lead < 0 ? 20_000 : 0;
    case 'tie':
      return lead === 0 ? 130_000 : 0;
    case 'suitedTie':
      return lead === 0 && dragon.suit === tiger.suit ? 560_000 : 0;
    default: {
      const [side, what = '', ...more] = bet.split(':');
      const card = side === 'dragon' ? dragon : side === 'tiger' ? tiger : undefined;
      if (card === undefined || more.length > 0 || !Object.hasOwn(onCard, what)) return undefined;
      return aceLow(card) !== 7 && onCard[what]!(card) ? 20_000 : 0;
    }
  }
}

/** What a bet gives back on average from a full shoe; undefined for one that is not offered. */
export function returnOf(bet: string): Fraction | undefined {
  if (paysOf(bet, deck[0]!, deck[0]!) === undefined) return undefined;
  let [paid, all] = [0, 0];
  for (const dragon of deck) {
    for (const tiger of deck) {
      const ways = decks * (dragon === tiger ? decks - 1 : decks);
      paid += ways * paysOf(bet, dragon, tiger)!;
      all += ways;
    }
  }
  return share(paid, all * 10_000);
}
