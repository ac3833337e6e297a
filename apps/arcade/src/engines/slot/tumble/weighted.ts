import type { Draw } from '../../../game.ts';

export type Weights = Readonly<Record<string, number>>;

interface Wheel {
  total: number;
  /** By what was drawn: what it chooses. */
  chosen: readonly string[];
}

const wheels = new WeakMap<Weights, Wheel>();

/** Draws a key: one number below the sum of the weights, which are walked as written, whole numbers ascending (games.md A3). */
export function drawWeighted(weights: Weights, draw: Draw): string {
  let wheel = wheels.get(weights);
  if (!wheel) {
    const chosen = Object.entries(weights).flatMap(([key, weight]) => Array.from({ length: weight }, () => key));
    wheel = { total: chosen.length, chosen };
    wheels.set(weights, wheel);
  }
  return wheel.chosen[draw(wheel.total)]!;
}
