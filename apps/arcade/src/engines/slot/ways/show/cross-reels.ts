import { Container, Graphics, Sprite } from 'pixi.js';
import type { Acting } from '../../show/stage.ts';
import type { CrossingEvent } from '../events.ts';
import type { WaysPack } from '../pack.ts';
import { turnCells } from './turn-cells.ts';

const flightMilliseconds = 900;
const pieces = 40;

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
    for (let piece = 1; piece <= pieces; piece += 1) {
      const [px, py] = at(flown - piece * 0.007);
      const left = 1 - piece / (pieces + 1);
      tail
        .circle(px, py, size * 0.34 * left)
        .fill({ color: piece > pieces / 2 ? show.colours.jewel.star : show.colours.gold[0]!, alpha: 0.16 * left });
    }
    head.position.set(hx, hy);
    // Its picture flies downwards to the right.
    head.rotation = Math.atan2(slope * cellHeight, cellWidth) - Math.PI / 4;
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
    await Promise.all([
      flight,
      turnCells(acting, pack, { cells, symbol: wild, kind: 'free', pause: flightMilliseconds / (grid.reels + 2) }, onTurn),
    ]);
    if (!view.destroyed) view.visible = false;
    return;
  }
  await turnCells(acting, pack, { cells, symbol: wild, kind: 'free' }, onTurn);
}
