import { Graphics, Sprite } from 'pixi.js';
import { easeOutBack } from '../../../show/motion.ts';
import { drawRays, drawVeil, slowing, type RevealStyle } from './style.ts';

/** Pages that are turned before the book stays open. */
const turns = 16;

/** The book rises from the reels, its pages turn through the paying symbols ever slower, and stop at the special one. */
export const pages: RevealStyle = async (acting, pack, special, play) => {
  const { layer, motions, still, box, large, place } = acting;
  const paying = Object.keys(pack.pays);
  const [veil, rays, book, page] = [new Graphics(), new Graphics(), new Sprite({ anchor: 0.5 }), new Sprite({ anchor: 0.5 })];
  layer.addChild(veil, rays, book, page);
  let [risen, shown, flip] = [0, paying[0]!, 1];
  const draw = () => {
    const { x, y, width, height } = box();
    const side = Math.min(width, height) * 0.62;
    drawVeil(veil, acting, pack, risen);
    drawRays(rays, pack, side, risen);
    rays.position.set(x + width / 2, y + height / 2);
    book.texture = large(pack.scatter);
    book.position.set(x + width / 2, y + height / 2 + side * 0.1 * (1 - risen));
    book.setSize(side * 1.1 * risen, side * 1.1 * risen);
    book.alpha = 0.5;
    page.texture = large(shown);
    page.position.set(x + width / 2, y + height / 2);
    page.setSize(side * 0.86 * risen * flip, side * 0.86 * risen);
  };
  place(layer, draw);
  await motions.tween(still ? 0 : 420, (progress) => {
    risen = easeOutBack(progress);
    draw();
  });
  if (!still) {
    const ending = paying.indexOf(special);
    for (let turn = 0; turn <= turns; turn += 1) {
      await motions.tween(slowing(turn, turns), (progress) => {
        shown = paying[(ending - turns + turn + paying.length * turns) % paying.length]!;
        flip = Math.sin(Math.min(1, progress * 2) * (Math.PI / 2));
        rays.rotation += 0.006;
        draw();
      });
      play('press');
    }
  }
  shown = special;
  flip = 1;
  draw();
};
