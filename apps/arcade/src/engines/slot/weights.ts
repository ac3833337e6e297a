import type { Draw } from '../../game.ts';

/** A weight by each value that may be drawn. */
export type Weights = Readonly<Record<string, number>>;

/** Values in ascending order, with their weights. */
export function weightsOf(weights: Weights): [value: number, weight: number][] {
  return Object.entries(weights)
    .map(([value, weight]): [number, number] => [Number(value), weight])
    .toSorted(([a], [b]) => a - b);
}

/** One of the values by its weight: they are walked in ascending order (games.md A3). */
export function drawWeighted(weights: Weights, draw: Draw): number {
  const all = weightsOf(weights);
  let at = draw(totalOf(weights));
  return all.find(([, weight]) => (at -= weight) < 0)![0];
}

/** The sum of the weights. */
export function totalOf(weights: Weights): number {
  return Object.values(weights).reduce((sum, weight) => sum + weight, 0);
}

/** One of the symbols by its weight: they are walked in the order in which they are written (games.md A3). */
export function drawSymbol(weights: Weights, draw: Draw): string {
  let at = draw(totalOf(weights));
  return Object.entries(weights).find(([, weight]) => (at -= weight) < 0)![0];
}
