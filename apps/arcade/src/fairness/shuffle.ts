import type { Draw } from '../game.ts';

/** The items in random order: for i from the last to 1, j = draw(i + 1), swap (games.md A3). The top is index 0. */
export function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const deck = [...items];
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = draw(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
}
