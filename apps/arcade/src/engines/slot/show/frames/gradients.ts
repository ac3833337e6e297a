import { FillGradient } from 'pixi.js';

/** Even steps from top to bottom. */
export const vertical = (...colours: readonly string[]) =>
  new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: colours.map((color, index) => ({ offset: index / (colours.length - 1), color })),
  });

/** From one transparency of `color` to another. */
export function fade(color: string, from: number, to: number): FillGradient {
  const alpha = (value: number) =>
    `${color}${Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')}`;
  return vertical(alpha(from), alpha(to));
}
