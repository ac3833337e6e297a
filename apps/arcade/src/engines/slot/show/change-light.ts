import { Graphics, type Container } from 'pixi.js';
import type { Motions } from './motion.ts';

/** How long the light takes across the scene. */
const crossing = 900;

/** A band of light crosses the scene as it changes its look, so that free spins are entered and left, and do not just begin. */
export function changeLight(
  stage: Container,
  motions: Motions,
  { width, height }: { width: number; height: number },
  colour: string,
): void {
  const [veil, band] = [new Graphics(), new Graphics()];
  veil.rect(0, 0, width, height).fill(colour);
  const lean = height * 0.35;
  const wide = Math.max(width * 0.5, 180);
  // Brightens towards the middle in flat bands: a gradient would have to be refilled every frame.
  for (const [share, alpha] of [
    [1, 0.12],
    [0.6, 0.16],
    [0.25, 0.3],
  ] as const) {
    const half = (wide * share) / 2;
    band.poly([-half + lean, 0, half + lean, 0, half - lean, height, -half - lean, height]).fill({ color: '#ffffff', alpha });
  }
  stage.addChild(veil, band);
  void motions
    .tween(crossing, (progress) => {
      veil.alpha = 0.5 * (1 - progress) ** 2;
      band.x = -wide - lean + progress * (width + 2 * (wide + lean));
      band.alpha = 1 - progress * 0.5;
    })
    .then(() => {
      veil.destroy();
      band.destroy();
    });
}
