import type { Card } from '../table/cards.ts';
import { compareStrength, type Strength } from './strength.ts';

/** From the weakest. */
const categories = ['high', 'pair', 'twoPair', 'trio', 'straight', 'flush', 'fullHouse', 'quads', 'straightFlush'] as const;
type Category = (typeof categories)[number];

const [ace, five] = [12, 3];

/** The best five of at least five cards (rooms.md, hold'em): suits never decide, and A-2-3-4-5 is the lowest run. */
export function bestOfSeven(cards: readonly Card[]): Strength<Category> {
  return fives(cards, 5)
    .map(strengthOfFive)
    .reduce((best, each) => (compareStrength(each, best) > 0 ? each : best));
}

function strengthOfFive(cards: readonly Card[]): Strength<Category> {
  const counts = new Map<number, number>();
  for (const { rank } of cards) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  /** Ranks by how often they occur, then by height. */
  const groups = [...counts].toSorted(([a, many], [b, more]) => more - many || b - a);
  const ranks = groups.map(([rank]) => rank);
  const strength = (category: Category, ...order: number[]) => ({ category, order: [categories.indexOf(category), ...order] });
  const [most = 0, second = 0] = groups.map(([, count]) => count);
  if (most === 4) return strength('quads', ...ranks);
  if (most === 3) return strength(second === 2 ? 'fullHouse' : 'trio', ...ranks);
  if (most === 2) return strength(second === 2 ? 'twoPair' : 'pair', ...ranks);
  const flush = cards.every(({ suit }) => suit === cards[0]!.suit);
  const lowRun = ranks[0] === ace && ranks[1] === five;
  if (lowRun || ranks[0]! - ranks[4]! === 4) return strength(flush ? 'straightFlush' : 'straight', lowRun ? five : ranks[0]!);
  return strength(flush ? 'flush' : 'high', ...ranks);
}

/** Every choice of `count` cards. */
function fives(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, place) => fives(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]));
}
