import { Container, Graphics, Sprite } from 'pixi.js';
import { easeOutBack } from '../../show/motion.ts';
import type { Acting } from '../../show/stage.ts';
import type { FillPay } from '../events.ts';
import type { BookPack } from '../pack.ts';

const fillMilliseconds = 460;
const pauseMilliseconds = 240;

/**
 * The special symbol fills its reels from the left: a panel of light grows from the symbol over the whole reel, and the symbol appears in
 * each row. They stay until the reels run again.
 */
export async function fillReels(
  { layer, motions, still, box, texture, place }: Acting,
  { grid, show }: BookPack,
  { symbol, reels }: Pick<FillPay, 'symbol' | 'reels'>,
  window: readonly (readonly string[])[],
  onFill: () => void,
): Promise<void> {
  const filling = reels.map(async (reel, order) => {
    const from = window[reel]!.indexOf(symbol);
    const view = new Container();
    const panel = new Graphics();
    const sprites = Array.from({ length: grid.rows }, () => new Sprite({ texture: texture(symbol), anchor: 0.5 }));
    view.addChild(panel, ...sprites);
    view.visible = false;
    layer.addChild(view);
    let progress = 0;
    const draw = () => {
      const { x, y, width, height } = box();
      const [cellWidth, cellHeight] = [width / grid.reels, height / grid.rows];
      const grown = Math.min(1, progress * 1.6);
      const [top, bottom] = [from * (1 - grown), from + 1 + (grid.rows - from - 1) * grown];
      view.position.set(x + reel * cellWidth, y);
      panel
        .clear()
        .roundRect(2, top * cellHeight + 2, cellWidth - 4, (bottom - top) * cellHeight - 4, 10)
        .fill({ color: show.colours.free.silk[1]! })
        .stroke({ width: 3, color: show.colours.gold[0]! });
      sprites.forEach((sprite, row) => {
        // Rows farther from the one that showed it come later.
        const own = Math.min(1, Math.max(0, progress * 1.9 - Math.abs(row - from) * 0.35));
        const side = Math.min(cellWidth, cellHeight) * 0.93 * (own === 0 ? 0 : easeOutBack(own));
        sprite.texture = texture(symbol);
        sprite.position.set(cellWidth / 2, (row + 0.5) * cellHeight);
        sprite.setSize(side, side);
      });
    };
    place(layer, draw);
    if (!still) await motions.wait(order * pauseMilliseconds);
    view.visible = true;
    onFill();
    await motions.tween(still ? 0 : fillMilliseconds, (next) => {
      if (view.destroyed) return;
      progress = next;
      draw();
    });
  });
  await Promise.all(filling);
}
