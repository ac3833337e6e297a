import type { Draw } from '../../game.ts';

/** A weight by each symbol or whole number that may be drawn. */
export type Weights = Readonly<Record<string, number>>;

/** For each number that can be drawn, what it chooses. Kept, because a finite book draws millions of cells by the same weights. */
const wheels = new WeakMap<Weights, readonly string[]>();

/** Values in ascending order, with their weights. */
export function weightsOf(weights: Weights): [value: number, weight: number][] {
  return Object.entries(weights)
    .map(([value, weight]): [number, number] => [Number(value), weight])
    .toSorted(([a], [b]) => a - b);
}

/** The sum of the weights. */
export function totalOf(weights: Weights): number {
  return Object.values(weights).reduce((sum, weight) => sum + weight, 0);
}

/** One of the symbols by its weight, in the order of the object's keys: as written, whole numbers ascending (games.md A3). */
export function drawSymbol(weights: Weights, draw: Draw): string {
  let wheel = wheels.get(weights);
  if (!wheel) {
    wheel = Object.entries(weights).flatMap(([symbol, weight]) => Array.from({ length: weight }, () => symbol));
    wheels.set(weights, wheel);
  }
  return wheel[draw(wheel.length)]!;
}

/** One of the whole numbers by its weight. */
export function drawWeighted(weights: Weights, draw: Draw): number {
  return Number(drawSymbol(weights, draw));
}
