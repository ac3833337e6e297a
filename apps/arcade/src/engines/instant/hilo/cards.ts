import type { Draw } from '../../../game.ts';
import type { Guess } from './events.ts';

export const rankCount = 13;
const order = '23456789TJQKA';
const suits = 'cdhs';

/** One card of 52, with replacement (games.md A3). */
export function drawCard(draw: Draw): string {
  const card = draw(order.length * suits.length);
  return `${order[Math.floor(card / suits.length)]!}${suits[card % suits.length]!}`;
}

/** From 0, the ace, to 12, the king. */
export function rankOf(card: string): number {
  return (order.indexOf(card[0]!) + 1) % rankCount;
}

const [ace, king] = [0, rankCount - 1];

/** Whether a guess at a card of rank `at` is right when rank `next` comes. */
export function isRight(guess: Guess, at: number, next: number): boolean {
  if (guess === 'skip') return true;
  if (guess === 'high') return at === ace ? next > at : next >= at;
  return at === king ? next < at : next <= at;
}

/** How many ranks make a guess right at a card of rank `at`. */
export function waysOf(guess: Guess, at: number): number {
  return Array.from({ length: rankCount }, (_, next) => next).filter((next) => isRight(guess, at, next)).length;
}

/** The side that more ranks are on; `high` where both have as many. */
export function likelier(at: number): 'high' | 'low' {
  return waysOf('high', at) >= waysOf('low', at) ? 'high' : 'low';
}
