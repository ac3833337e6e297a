import { Container, Graphics, Sprite } from 'pixi.js';
import type { Acting } from '../../show/stage.ts';
import type { CrossingEvent } from '../events.ts';
import type { WaysPack } from '../pack.ts';
import { turnCells } from './turn-cells.ts';

const flightMilliseconds = 900;

/** A wild flies across the reels with a tail of light, and leaves wilds where it passes. */
export async function crossReels(acting: Acting, pack: WaysPack, { cells }: CrossingEvent, onTurn: () => void): Promise<void> {
  const { layer, motions, still, box, large, place } = acting;
  const { grid, show, wild } = pack;
  const [view, tail, head] = [new Container(), new Graphics(), new Sprite({ texture: large(wild), anchor: 0.5 })];
  view.addChild(tail, head);
  let flown = 0;
  const draw = () => {
    const { x, y, width, height } = box();
    const [cellWidth, cellHeight] = [width / grid.reels, height / grid.rows];
    const [[firstReel, firstRow], [lastReel, lastRow]] = [cells[0]!, cells.at(-1)!];
    const slope = (lastRow - firstRow) / Math.max(1, lastReel - firstReel);
    // From beyond the left edge to beyond the right one, through the middles of its cells.
    const at = (share: number) => {
      const reel = -1 + (grid.reels + 2) * share;
      return [x + (reel + 0.5) * cellWidth, y + (firstRow + (reel - firstReel) * slope + 0.5) * cellHeight] as const;
    };
    const [hx, hy] = at(flown);
    const size = Math.min(cellWidth, cellHeight);
    tail.clear();
    for (let piece = 1; piece <= 14; piece += 1) {
      const [px, py] = at(flown - piece * 0.022);
      tail
        .circle(px, py, size * 0.34 * (1 - piece / 15))
        .fill({ color: piece % 2 === 0 ? show.colours.gold[0]! : show.colours.jewel.star, alpha: 0.5 * (1 - piece / 15) });
    }
    head.position.set(hx, hy);
    head.setSize(size * 1.1, size * 1.1);
  };
  if (!still) {
    place(layer, draw);
    layer.addChild(view);
    const flight = motions.tween(flightMilliseconds, (progress) => {
      flown = progress;
      if (!view.destroyed) draw();
    });
    await motions.wait(flightMilliseconds * 0.3);
    await Promise.all([flight, turnCells(acting, pack, { cells, symbol: wild, pause: flightMilliseconds / (grid.reels + 2) }, onTurn)]);
    if (!view.destroyed) view.visible = false;
    return;
  }
  await turnCells(acting, pack, { cells, symbol: wild }, onTurn);
}
