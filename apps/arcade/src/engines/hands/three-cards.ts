import { deckSize, type Card } from '../table/cards.ts';
import type { Strength } from './strength.ts';

type Category = 'high' | 'pair' | 'flush' | 'straight' | 'trio' | 'straightFlush';

/** Categories from the weakest, and the run A-2-3 beside those that end in a rank from 0, the two: in teen patti only A-K-Q is above it. */
export const threeCardKinds = {
  threeCardPoker: { categories: ['high', 'pair', 'flush', 'straight', 'trio', 'straightFlush'], lowRun: 1 },
  teenPatti: { categories: ['high', 'pair', 'flush', 'straight', 'straightFlush', 'trio'], lowRun: 11.5 },
} as const satisfies Record<string, { categories: readonly Category[]; lowRun: number }>;
export type ThreeCardKind = keyof typeof threeCardKinds;

const [ace, three, two] = [12, 1, 0];

/** games.md H and rooms.md: suits never decide. */
export function strengthOfThree(kind: ThreeCardKind, cards: readonly Card[]): Strength<Category> {
  const { categories, lowRun } = threeCardKinds[kind];
  const [high, middle, low] = cards.map(({ rank }) => rank).toSorted((a, b) => b - a) as [number, number, number];
  const strength = (category: Category, ...order: number[]) => ({
    category,
    order: [(categories as readonly Category[]).indexOf(category), ...order],
  });
  if (high === low) return strength('trio', high);
  if (high === middle || middle === low) return strength('pair', middle, high === middle ? low : high);
  const flush = cards.every(({ suit }) => suit === cards[0]!.suit);
  const low3 = high === ace && middle === three && low === two;
  if (low3 || high - low === 2) return strength(flush ? 'straightFlush' : 'straight', low3 ? lowRun : high);
  return strength(flush ? 'flush' : 'high', high, middle, low);
}

/** Three different places of a deck as one number. */
export function placesOf(one: number, two: number, three: number): number {
  return (one * deckSize + two) * deckSize + three;
}
