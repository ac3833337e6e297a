import { Container, Graphics, Sprite } from 'pixi.js';
import type { Acting } from '../../show/stage.ts';
import type { LinesPack } from '../pack.ts';

const walkMilliseconds = 620;

/** The wild covers a whole reel: it comes from the reel where it stood, or from beside the reels, ribbons trailing behind it. */
export async function walkWild(
  { layer, motions, still, box, texture, place }: Acting,
  { grid, show, wild }: LinesPack,
  reel: number,
  from: number | undefined,
  onStep: () => void,
): Promise<void> {
  const view = new Container();
  const mask = new Graphics();
  const [panel, ribbons] = [new Graphics(), new Graphics()];
  const sprites = Array.from({ length: grid.rows }, () => new Sprite({ texture: texture(wild!), anchor: 0.5 }));
  view.addChild(panel, ribbons, ...sprites);
  view.mask = mask;
  layer.addChild(view, mask);
  const { gold, free, jewel } = show.colours;
  // Starting over, it comes in from the right.
  const start = from !== undefined && from > reel ? from : grid.reels;
  let [at, time] = [start, 0];
  const draw = () => {
    const { x, y, width, height } = box();
    const [cellWidth, cellHeight] = [width / grid.reels, height / grid.rows];
    const left = x + at * cellWidth;
    mask.clear().rect(x, y, width, height).fill('#ffffff');
    panel
      .clear()
      .roundRect(left + 2, y + 2, cellWidth - 4, height - 4, 10)
      .fill({ color: free.silk[1]! })
      .stroke({ width: 3, color: gold[0]! });
    ribbons.clear();
    for (const [index, color] of [jewel.ground, gold[1]!, jewel.star].entries()) {
      const steps = 24;
      for (let step = 0; step <= steps; step += 1) {
        const down = step / steps;
        const wave = Math.sin(down * 7 + time * 2.4 + index * 2.1) * cellWidth * 0.34;
        const [px, py] = [left + cellWidth / 2 + wave, y + down * height];
        if (step === 0) ribbons.moveTo(px, py);
        else ribbons.lineTo(px, py);
      }
      ribbons.stroke({ width: cellWidth * 0.09, color, alpha: 0.85, cap: 'round', join: 'round' });
    }
    sprites.forEach((sprite, row) => {
      const side = Math.min(cellWidth, cellHeight) * 0.93;
      sprite.texture = texture(wild!);
      sprite.position.set(left + cellWidth / 2, y + (row + 0.5) * cellHeight);
      sprite.setSize(side, side);
    });
  };
  place(layer, draw);
  onStep();
  if (!still)
    motions.add((milliseconds) => {
      if (view.destroyed) return true;
      time += milliseconds / 1000;
      draw();
      return false;
    });
  await motions.tween(still ? 0 : walkMilliseconds, (progress) => {
    if (view.destroyed) return;
    at = start + (reel - start) * (1 - (1 - progress) ** 3);
    draw();
  });
}
