import { aceLow, type Card } from '../table/cards.ts';
import type { Strength } from './strength.ts';

const bulls = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9'] as const;
/** From the weakest. */
const categories = ['none', ...bulls, 'bull', 'fiveFaces', 'bomb', 'fiveSmall'] as const;
type Category = (typeof categories)[number];

const jack = 11;
/** From the lowest: diamonds, clubs, hearts, spades. Cards number clubs 0 and diamonds 1. */
const suitOrder = [1, 0, 2, 3];

/**
 * A hand of five in niu niu (games.md D2). Between hands of the same category the highest rank decides, the king high and the ace low, or
 * that of a bomb's four; then the suit of that card.
 */
export function bullOf(cards: readonly Card[]): Strength<Category> {
  const numbers = cards.map(aceLow);
  const category = categoryOf(numbers);
  const four = numbers.find((number) => numbers.filter((each) => each === number).length === 4);
  const deciding = category === 'bomb' ? four! : Math.max(...numbers);
  const suits = cards.filter((card) => aceLow(card) === deciding).map(({ suit }) => suitOrder[suit]!);
  return { category, order: [categories.indexOf(category), deciding, Math.max(...suits)] };
}

function categoryOf(numbers: readonly number[]): Category {
  const sum = (all: readonly number[]) => all.reduce((total, number) => total + number, 0);
  if (numbers.every((number) => number < 5) && sum(numbers) <= 10) return 'fiveSmall';
  if (numbers.some((number) => numbers.filter((each) => each === number).length === 4)) return 'bomb';
  if (numbers.every((number) => number >= jack)) return 'fiveFaces';
  const points = numbers.map((number) => Math.min(10, number));
  const total = sum(points);
  // Where three cards make a multiple of ten, the other two make what is left of the total.
  const pairs = points.flatMap((one, place) => points.slice(place + 1).map((other) => one + other));
  if (!pairs.some((pair) => (total - pair) % 10 === 0)) return 'none';
  return total % 10 === 0 ? 'bull' : bulls[(total % 10) - 1]!;
}
