import { Container, Graphics, Sprite } from 'pixi.js';
import { easeOutBack } from '../../show/motion.ts';
import type { Acting } from '../../show/stage.ts';
import type { SpinKind } from '../../events.ts';
import type { WaysChange } from '../events.ts';
import type { WaysPack } from '../pack.ts';

const turnMilliseconds = 420;
const pauseMilliseconds = 130;

/** Cells turn over and show `symbol`, one after another; they stay until the reels run again. */
export async function turnCells(
  acting: Acting,
  pack: WaysPack,
  { cells, symbol, kind, pause = pauseMilliseconds }: { cells: WaysChange['cells']; symbol: string; kind: SpinKind; pause?: number },
  onTurn: () => void,
): Promise<void> {
  const { motions, still } = acting;
  const turning = cells.map(async (cell, order) => {
    const turned = turnedCell(acting, pack, cell, symbol, kind);
    if (!still) await motions.wait(order * pause);
    onTurn();
    await motions.tween(still ? 0 : turnMilliseconds, turned);
  });
  await Promise.all(turning);
}

/** A cell that turns over, hidden at first: the returned function shows it at `progress`, 0 to 1. */
function turnedCell(
  { layer, box, texture, place }: Acting,
  { grid, show }: WaysPack,
  [reel, row]: WaysChange['cells'][number],
  symbol: string,
  kind: SpinKind,
): (progress: number) => void {
  const view = new Container();
  const panel = new Graphics();
  const sprite = new Sprite({ texture: texture(symbol), anchor: 0.5 });
  view.addChild(panel, sprite);
  view.visible = false;
  layer.addChild(view);
  let shown = 0;
  const draw = () => {
    const { x, y, width, height } = box();
    const [cellWidth, cellHeight] = [width / grid.reels, height / grid.rows];
    view.position.set(x + (reel + 0.5) * cellWidth, y + (row + 0.5) * cellHeight);
    panel
      .clear()
      .roundRect(-cellWidth * 0.47, -cellHeight * 0.47, cellWidth * 0.94, cellHeight * 0.94, 10)
      .fill({ color: show.colours[kind].silk[1]! })
      .stroke({ width: 2.5, color: show.colours.gold[1]! });
    const side = Math.min(cellWidth, cellHeight) * 0.93 * Math.max(0.01, easeOutBack(shown));
    sprite.texture = texture(symbol);
    // It turns over: narrow at first, then whole.
    sprite.setSize(side * Math.abs(Math.cos((1 - shown) * Math.PI)), side);
    panel.alpha = Math.min(1, shown * 2);
  };
  place(layer, draw);
  return (progress) => {
    if (view.destroyed) return;
    view.visible = true;
    shown = progress;
    draw();
  };
}
