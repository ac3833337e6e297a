import { Graphics, Sprite } from 'pixi.js';
import type { Sound } from '../../../../../shell/sound.ts';
import { easeOutBack } from '../../../show/motion.ts';
import type { Acting } from '../../../show/stage.ts';
import type { BookPack } from '../../pack.ts';
import { drawRays, drawVeil } from './style.ts';
import type { Travel } from './travel.ts';

export type Point = readonly [x: number, y: number];

/** Paying symbols on an arc, and the pointer at its centre. */
export interface Pointing {
  /** The centre, as shares of the reels' width and height. */
  middle: Point;
  /** How far the symbols are from it, as shares of the width and of the height; a circle where `round`. */
  reach: Point;
  round: boolean;
  /** Angles of the first symbol and from there to the last, clockwise from the right. */
  from: number;
  sweep: number;
  travel: Travel;
  milliseconds: number;
  /** Draws the pointer from the middle to a place on the arc; `unit` is the side of a symbol. */
  draw(pointer: Graphics, middle: Point, to: Point, unit: number, pack: BookPack): void;
}

/** Points at one symbol after another, ever slower, and brings the special one to the middle. */
export async function pointOut(
  acting: Acting,
  pack: BookPack,
  special: string,
  play: (sound: Sound) => void,
  { middle, reach, round, from, sweep, travel, milliseconds, draw: drawPointer }: Pointing,
): Promise<void> {
  const { layer, motions, still, box, texture, large, place } = acting;
  const paying = Object.keys(pack.pays);
  const target = paying.indexOf(special);
  const [veil, rays, pointer] = [new Graphics(), new Graphics(), new Graphics()];
  const around = paying.map((symbol) => new Sprite({ texture: texture(symbol), anchor: 0.5 }));
  layer.addChild(veil, rays, pointer, ...around);
  layer.addChild(around[target]!);
  let [risen, along, forward] = [0, 0, 0];
  const nearest = () => ((Math.round(along) % paying.length) + paying.length) % paying.length;
  const draw = () => {
    const { x, y, width, height } = box();
    const short = Math.min(width, height);
    const unit = short * 0.21;
    const centre: Point = [x + width * middle[0], y + height * middle[1]];
    const [across, up] = round ? [short * reach[0], short * reach[1]] : [width * reach[0], height * reach[1]];
    const at = (index: number): Point => {
      const angle = from + sweep * (index / (Math.abs(sweep) > 6 ? paying.length : paying.length - 1));
      return [centre[0] + Math.cos(angle) * across * risen, centre[1] + Math.sin(angle) * up * risen];
    };
    drawVeil(veil, acting, pack, risen, 0.88);
    drawRays(rays, pack, short * 0.6, forward);
    rays.position.set(x + width / 2, y + height / 2);
    pointer.clear();
    drawPointer(pointer, centre, at(along), unit, pack);
    pointer.alpha = risen * (1 - forward);
    around.forEach((sprite, index) => {
      const [px, py] = at(index);
      const own = index === target ? forward : 0;
      const side = unit * (index === nearest() ? 1.2 : 1) * risen;
      const grown = side + (short * 0.6 - side) * own;
      sprite.position.set(px + (x + width / 2 - px) * own, py + (y + height / 2 - py) * own);
      // The large picture would flicker when drawn small.
      sprite.texture = own > 0 ? large(paying[index]!) : texture(paying[index]!);
      sprite.setSize(grown, grown);
      sprite.tint = index === nearest() ? '#ffffff' : pack.show.colours.dimmed;
      sprite.alpha = index === target ? 1 : 1 - forward;
    });
  };
  along = travel(still ? 1 : 0, target, paying.length);
  place(layer, draw);
  await motions.tween(still ? 0 : 420, (progress) => {
    risen = easeOutBack(progress);
    draw();
  });
  let passed = nearest();
  await motions.tween(still ? 0 : milliseconds, (progress) => {
    along = travel(progress, target, paying.length);
    if (nearest() !== passed) play('press');
    passed = nearest();
    draw();
  });
  play('fill');
  await motions.tween(still ? 0 : 460, (progress) => {
    forward = progress * (2 - progress);
    draw();
  });
}
