import { Container, Graphics, Sprite } from 'pixi.js';
import { easeOutBack } from '../../show/motion.ts';
import type { Acting } from '../../show/stage.ts';
import type { TurnEvent } from '../events.ts';
import type { WaysPack } from '../pack.ts';

const turnMilliseconds = 420;
const pauseMilliseconds = 130;

/** Prints turn over and are wilds, one after another; they stay until the reels run again. */
export async function turnPrints(
  { layer, motions, still, box, texture, place }: Acting,
  { grid, show, wild }: WaysPack,
  cells: TurnEvent['cells'],
  onTurn: () => void,
): Promise<void> {
  const turning = cells.map(async ([reel, row], order) => {
    const view = new Container();
    const panel = new Graphics();
    const sprite = new Sprite({ texture: texture(wild), anchor: 0.5 });
    view.addChild(panel, sprite);
    view.visible = false;
    layer.addChild(view);
    let progress = 0;
    const draw = () => {
      const { x, y, width, height } = box();
      const [cellWidth, cellHeight] = [width / grid.reels, height / grid.rows];
      view.position.set(x + (reel + 0.5) * cellWidth, y + (row + 0.5) * cellHeight);
      panel
        .clear()
        .roundRect(-cellWidth * 0.47, -cellHeight * 0.47, cellWidth * 0.94, cellHeight * 0.94, 10)
        .fill({ color: show.colours.free.silk[1]! })
        .stroke({ width: 2.5, color: show.colours.gold[1]! });
      const side = Math.min(cellWidth, cellHeight) * 0.93 * Math.max(0.01, easeOutBack(progress));
      sprite.texture = texture(wild);
      // It turns over: narrow at first, then whole.
      sprite.setSize(side * Math.abs(Math.cos((1 - progress) * Math.PI)), side);
      panel.alpha = Math.min(1, progress * 2);
    };
    place(layer, draw);
    if (!still) await motions.wait(order * pauseMilliseconds);
    view.visible = true;
    onTurn();
    await motions.tween(still ? 0 : turnMilliseconds, (next) => {
      if (view.destroyed) return;
      progress = next;
      draw();
    });
  });
  await Promise.all(turning);
}
