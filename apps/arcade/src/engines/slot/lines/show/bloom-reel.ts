import { Container, Graphics, Sprite } from 'pixi.js';
import { easeOutBack } from '../../show/motion.ts';
import type { Acting } from '../../show/stage.ts';
import type { LinesPack } from '../pack.ts';

const riseMilliseconds = 420;
const openMilliseconds = 700;
/** Petals of the two rings, from the outer one. */
const rings = [
  { petals: 10, length: 1, width: 0.3 },
  { petals: 8, length: 0.68, width: 0.28 },
] as const;

/** Light rises in a reel, a flower opens over it and turns into wilds from top to bottom; they stay until the reels run again. */
export async function bloomReel(
  { layer, motions, still, box, texture, place }: Acting,
  { grid, show, wild }: LinesPack,
  reel: number,
  onOpen: () => void,
): Promise<void> {
  const [panel, flower, mask] = [new Graphics(), new Graphics(), new Graphics()];
  const view = new Container();
  const sprites = Array.from({ length: grid.rows }, () => new Sprite({ texture: texture(wild!), anchor: 0.5 }));
  view.addChild(panel, ...sprites);
  view.mask = mask;
  layer.addChild(view, mask, flower);
  const { gold, free, jewel } = show.colours;
  let [risen, open] = [0, 0];
  const draw = () => {
    const { x, y, width, height } = box();
    const [cellWidth, cellHeight] = [width / grid.reels, height / grid.rows];
    const [left, middle] = [x + reel * cellWidth, y + height / 2];
    mask.clear().rect(left, y, cellWidth, height).fill('#ffffff');
    panel
      .clear()
      .roundRect(left + 2, y + height * (1 - risen) + 2, cellWidth - 4, height * risen - 4, 10)
      .fill({ color: free.silk[1]! })
      .stroke({ width: 3, color: gold[0]!, alpha: risen });
    for (const shine of [0.36, 0.22])
      panel.circle(left + cellWidth / 2, middle, cellHeight * shine * 4 * open).fill({ color: jewel.star, alpha: 0.1 * risen });
    // Each wild appears when the flower has opened far enough.
    sprites.forEach((sprite, row) => {
      const shown = Math.max(0, Math.min(1, (open - 0.35 - row * 0.15) / 0.3));
      const side = Math.min(cellWidth, cellHeight) * 0.93 * easeOutBack(shown);
      sprite.texture = texture(wild!);
      sprite.visible = shown > 0;
      sprite.position.set(left + cellWidth / 2, y + (row + 0.5) * cellHeight);
      sprite.setSize(side, side);
    });
    flower.clear();
    if (open === 0 || open === 1) return;
    const size = cellWidth * 1.05 * easeOutBack(Math.min(1, open * 1.6));
    flower.alpha = Math.min(1, (1 - open) * 2.5);
    rings.forEach(({ petals, length, width }, ring) => {
      for (let petal = 0; petal < petals; petal += 1) {
        const angle = ((petal + ring / 2) / petals) * 2 * Math.PI + open * 0.7;
        drawPetal(flower, {
          x: left + cellWidth / 2,
          y: middle,
          angle,
          length: size * length,
          width: size * width,
          color: ring === 0 ? jewel.ground : jewel.star,
        });
      }
    });
    flower.circle(left + cellWidth / 2, middle, size * 0.16).fill({ color: gold[1]! });
  };
  place(layer, draw);
  onOpen();
  await motions.tween(still ? 0 : riseMilliseconds, (progress) => {
    if (view.destroyed) return;
    risen = 1 - (1 - progress) ** 3;
    draw();
  });
  await motions.tween(still ? 0 : openMilliseconds, (progress) => {
    if (view.destroyed) return;
    open = progress;
    draw();
  });
}

interface Petal {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  color: string;
}

/** A pointed petal from the middle of a flower outwards. */
function drawPetal(flower: Graphics, { x, y, angle, length, width, color }: Petal): void {
  const at = (along: number, across: number) =>
    [x + Math.cos(angle) * along - Math.sin(angle) * across, y + Math.sin(angle) * along + Math.cos(angle) * across] as const;
  flower
    .moveTo(x, y)
    .bezierCurveTo(...at(length * 0.3, width), ...at(length * 0.8, width), ...at(length, 0))
    .bezierCurveTo(...at(length * 0.8, -width), ...at(length * 0.3, -width), x, y)
    .fill({ color, alpha: 0.94 })
    .stroke({ width: 1.5, color: '#ffffff', alpha: 0.35 });
}
