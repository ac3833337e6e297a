import { type Container, Graphics } from 'pixi.js';
import type { Box } from '../../../shell/game-client.ts';
import type { Motions } from './motion.ts';

/** A light around a reel that may decide the spin. Ends when the returned function is called. */
export function awaitReel(layer: Container, motions: Motions, reel: () => Box, color: string): () => void {
  const light = new Graphics();
  layer.addChild(light);
  let [time, over] = [0, false];
  motions.add((milliseconds) => {
    if (light.destroyed) return true;
    if (over) {
      light.destroy();
      return true;
    }
    time += milliseconds / 1000;
    const { x, y, width, height } = reel();
    light.clear();
    for (const [thick, alpha] of [
      [14, 0.16],
      [7, 0.3],
      [3, 0.9],
    ] as const)
      light
        .roundRect(x + 2, y + 2, width - 4, height - 4, 10)
        .stroke({ width: thick, color, alpha: alpha * (0.7 + 0.3 * Math.sin(time * 9)) });
    return false;
  });
  return () => {
    over = true;
  };
}
