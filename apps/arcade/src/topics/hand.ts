import { bestOfSeven } from '../engines/hands/best-of-seven.ts';
import { bullOf } from '../engines/hands/bull.ts';
import { compareStrength, type Strength } from '../engines/hands/strength.ts';
import { strengthOfThree } from '../engines/hands/three-cards.ts';
import type { Card } from '../engines/table/cards.ts';
import { readCards } from './cards.ts';
import { CannotAnswer, textOf, textsOf, type Question } from './question.ts';

interface HandKind {
  /** How many cards a hand has, at least and at most. */
  cards: readonly [least: number, most: number];
  strength: (cards: readonly Card[]) => Strength;
}

const kinds: Readonly<Record<string, HandKind>> = {
  holdem: { cards: [5, 7], strength: bestOfSeven },
  niuniu: { cards: [5, 5], strength: bullOf },
  teenPatti: { cards: [3, 3], strength: (cards) => strengthOfThree('teenPatti', cards) },
  threeCardPoker: { cards: [3, 3], strength: (cards) => strengthOfThree('threeCardPoker', cards) },
};

/** `{ game, hands }` of two gives `{ categories, order }`: 1 if the first is stronger, -1 if the second, 0 if level (games.md H). */
export function hand(question: Question): { categories: string[]; order: number } {
  const game = textOf(question, 'game');
  if (!Object.hasOwn(kinds, game)) throw new CannotAnswer(`there is no game of hands "${game}"`);
  const { cards, strength } = kinds[game]!;
  const { hands } = question;
  if (!Array.isArray(hands) || hands.length !== 2) throw new CannotAnswer('"hands" must be two');
  const [one, other] = hands.map((each) => strength(readCards(textsOf({ hand: each as unknown }, 'hand'), 'hands', ...cards)));
  return { categories: [one!.category, other!.category], order: Math.sign(compareStrength(one!, other!)) };
}
