import { Graphics } from 'pixi.js';
import type { Acting } from '../../show/stage.ts';
import type { WaysPack } from '../pack.ts';

/** A gust goes over the reels; the one that it spares is framed until the others run. */
export async function blowReels({ layer, motions, still, box, place }: Acting, { grid, show }: WaysPack, held: number): Promise<void> {
  const [frame, gust] = [new Graphics(), new Graphics()];
  layer.addChild(frame, gust);
  let blown = 0;
  const draw = () => {
    const { x, y, width, height } = box();
    const cell = width / grid.reels;
    frame
      .clear()
      .roundRect(x + held * cell + 2, y + 2, cell - 4, height - 4, 10)
      .fill({ color: show.colours.gold[1]!, alpha: 0.2 })
      .stroke({ width: 5, color: show.colours.gold[1]! });
    gust.clear();
    for (let streak = 0; streak < 9; streak += 1) {
      const from = x + width * (blown * 1.7 - 0.7 + ((streak * 0.37) % 0.4));
      const at = y + height * (0.08 + streak * 0.105);
      gust
        .moveTo(from, at)
        .quadraticCurveTo(from + width * 0.18, at - height * 0.07, from + width * 0.34, at)
        .stroke({
          width: 3 + (streak % 3) * 1.5,
          color: streak % 2 === 0 ? show.colours.jewel.star : '#ffffff',
          alpha: 0.7 * Math.sin(Math.PI * blown),
          cap: 'round',
        });
    }
  };
  place(layer, draw);
  await motions.tween(still ? 0 : 760, (progress) => {
    blown = progress;
    if (!gust.destroyed) draw();
  });
}
