import type { Draw } from '../../game.ts';

/** Draws a key by its weight, in the order in which the weights are written (games.md A3). */
export function weighted(weights: Readonly<Record<string, number>>, draw: Draw): string {
  const entries = Object.entries(weights);
  let left = draw(entries.reduce((sum, [, weight]) => sum + weight, 0));
  return entries.find(([, weight]) => (left -= weight) < 0)![0];
}
