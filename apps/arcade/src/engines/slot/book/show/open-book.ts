import { Container, Graphics, Sprite } from 'pixi.js';
import type { Sound } from '../../../../shell/sound.ts';
import { easeOutBack } from '../../show/motion.ts';
import type { Acting } from '../../show/stage.ts';
import type { BookPack } from '../pack.ts';

/** Pages that are turned before the book stays open, and how long each is seen at first and at last. */
const turns = 16;
const pageMilliseconds = [70, 330] as const;

/**
 * The book rises from the reels, its pages run over the paying symbols ever slower, and stay at `special`, which then
 * stands in a medallion at the frame through all free spins. The pages are decoration: the symbol has been drawn before.
 */
export async function openBook(
  { layer, badge, motions, still, box, texture, large, place }: Acting,
  pack: BookPack,
  special: string,
  play: (sound: Sound) => void,
): Promise<void> {
  const { colours } = pack.show;
  const paying = Object.keys(pack.pays);
  const [veil, rays, book, page] = [new Graphics(), new Graphics(), new Sprite({ anchor: 0.5 }), new Sprite({ anchor: 0.5 })];
  layer.addChild(veil, rays, book, page);
  let [risen, shown, flip] = [0, paying[0]!, 1];
  const draw = () => {
    const { x, y, width, height } = box();
    const side = Math.min(width, height) * 0.62;
    veil
      .clear()
      .rect(x, y, width, height)
      .fill({ color: colours.shadow, alpha: 0.72 * risen });
    rays.clear().position.set(x + width / 2, y + height / 2);
    for (let ray = 0; ray < 12; ray += 1) {
      const [from, to] = [(ray / 12) * Math.PI * 2, ((ray + 0.42) / 12) * Math.PI * 2];
      rays
        .moveTo(0, 0)
        .lineTo(Math.cos(from) * side, Math.sin(from) * side)
        .lineTo(Math.cos(to) * side, Math.sin(to) * side)
        .closePath()
        .fill({ color: colours.gold[0]!, alpha: 0.16 * risen });
    }
    book.texture = large(pack.scatter);
    book.position.set(x + width / 2, y + height / 2 + side * 0.1 * (1 - risen));
    book.setSize(side * 1.1 * risen, side * 1.1 * risen);
    book.alpha = 0.5;
    page.texture = large(shown);
    page.position.set(x + width / 2, y + height / 2);
    page.setSize(side * 0.86 * risen * flip, side * 0.86 * risen);
  };
  place(layer, draw);
  play('special');
  await motions.tween(still ? 0 : 420, (progress) => {
    risen = easeOutBack(progress);
    draw();
  });
  if (!still) {
    const ending = paying.indexOf(special);
    for (let turn = 0; turn <= turns; turn += 1) {
      const [first, last] = pageMilliseconds;
      await motions.tween(first + (last - first) * (turn / turns) ** 2, (progress) => {
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
  play('feature');
  await motions.wait(still ? 900 : 700);
  hangMedallion({ badge, box, texture, place }, pack, special);
}

function hangMedallion(
  { badge, box, texture, place }: Pick<Acting, 'badge' | 'box' | 'texture' | 'place'>,
  { show }: BookPack,
  special: string,
) {
  const medallion = new Container();
  const ring = new Graphics();
  const picture = new Sprite({ texture: texture(special), anchor: 0.5 });
  medallion.addChild(ring, picture);
  badge.addChild(medallion);
  place(badge, () => {
    const { x, y, width } = box();
    const radius = Math.max(22, Math.min(46, width * 0.07));
    medallion.position.set(x + width / 2, y - radius * 0.35);
    ring.clear().circle(0, 0, radius).fill({ color: show.colours.jewel.ground }).stroke({ width: 4, color: show.colours.gold[1]! });
    picture.texture = texture(special);
    picture.setSize(radius * 1.75, radius * 1.75);
  });
}
