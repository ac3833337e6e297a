import { shuffled } from '../../fairness/shuffle.ts';
import type { Draw } from '../../game.ts';

const rankLetters = '23456789TJQKA';
const suitLetters = 'cdhs';
const rankCount = 13;
export const [suitCount, deckSize] = [4, 52];

/** A rank from 0, the two, to 12, the ace, and a suit from 0: clubs, diamonds, hearts, spades (games.md A3). */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}

/** Card k of a deck has rank k div 4 and suit k mod 4. */
export const deck: readonly Card[] = Array.from({ length: deckSize }, (_, k) => ({ rank: Math.floor(k / suitCount), suit: k % suitCount }));

/** Reads a card such as `Kd`; undefined for what is none. */
export function readCard(text: string): Card | undefined {
  const [rank, suit] = [rankLetters.indexOf(text[0] ?? ' '), suitLetters.indexOf(text[1] ?? ' ')];
  return text.length === 2 && rank >= 0 && suit >= 0 ? { rank, suit } : undefined;
}

export function cardText({ rank, suit }: Card): string {
  return `${rankLetters[rank]!}${suitLetters[suit]!}`;
}

/** All cards of so many decks in random order; the next card is index 0. */
export function shoeOf(decks: number, draw: Draw): Card[] {
  return shuffled(
    Array.from({ length: deckSize * decks }, (_, k) => deck[k % deckSize]!),
    draw,
  );
}

/** From 1, the ace, to 13, the king, where the ace is low. */
export function aceLow({ rank }: Card): number {
  return ((rank + 1) % rankCount) + 1;
}

/** Hearts and diamonds. */
export function isRed({ suit }: Card): boolean {
  return suit === 1 || suit === 2;
}
