import { Graphics, Sprite } from 'pixi.js';
import { easeOutBack } from '../../../show/motion.ts';
import { drawRays, drawVeil, slowing, type RevealStyle } from './style.ts';

const columns = 3;
const hops = 13;

/** A mask for every paying symbol: a light goes from one to another, and the last one is taken off. */
export const masks: RevealStyle = async (acting, pack, special, play) => {
  const { layer, motions, still, box, texture, large, place } = acting;
  const paying = Object.keys(pack.pays);
  const chosen = paying.indexOf(special);
  const [veil, rays, face] = [new Graphics(), new Graphics(), new Sprite({ anchor: 0.5 })];
  const worn = paying.map(() => new Sprite({ texture: texture(pack.scatter), anchor: 0.5 }));
  layer.addChild(veil, rays, face, ...worn);
  // It passes in front of the others.
  layer.addChild(worn[chosen]!);
  // The stages: they come in; one after another is lit; the chosen one comes forward; it is taken off.
  let [risen, lit, forward, off] = [0, -1, 0, 0];
  const draw = () => {
    const { x, y, width, height } = box();
    const rows = Math.ceil(paying.length / columns);
    const full = Math.min(width, height) * 0.7;
    const [cx, cy] = [x + width / 2, y + height / 2];
    drawVeil(veil, acting, pack, risen, 0.88);
    drawRays(rays, pack, full * 0.9, forward);
    rays.position.set(cx, cy);
    worn.forEach((mask, index) => {
      const own = index === chosen ? forward : 0;
      const small = Math.min(width / columns, height / rows) * 0.9 * risen * (index === lit ? 1.12 : 1);
      const home = [x + (width / columns) * ((index % columns) + 0.5), y + (height / rows) * (Math.floor(index / columns) + 0.5)] as const;
      const side = small + (full - small) * own;
      mask.position.set(
        home[0] + (cx - home[0]) * own + width * 0.22 * off * own,
        home[1] + (cy - home[1]) * own - height * 0.62 * off * own,
      );
      // The large picture would flicker when drawn small.
      mask.texture = own > 0 ? large(pack.scatter) : texture(pack.scatter);
      mask.setSize(side, side);
      mask.rotation = 0.7 * off * own;
      mask.tint = index === lit || own > 0 ? '#ffffff' : pack.show.colours.dimmed;
      mask.alpha = index === chosen ? 1 - off ** 3 : 1 - forward;
    });
    face.texture = large(special);
    face.position.set(cx, cy);
    face.visible = off > 0;
    face.setSize(full * 0.86, full * 0.86);
  };
  place(layer, draw);
  await motions.tween(still ? 0 : 420, (progress) => {
    risen = easeOutBack(progress);
    draw();
  });
  for (let hop = 0; hop <= hops && !still; hop += 1) {
    // Steps of four reach every one of nine masks.
    lit = (chosen + (hops - hop) * 4) % paying.length;
    play('press');
    await motions.tween(slowing(hop, hops), draw);
  }
  await motions.tween(still ? 0 : 380, (progress) => {
    forward = progress * (2 - progress);
    draw();
  });
  play('fill');
  await motions.tween(still ? 0 : 620, (progress) => {
    off = progress ** 2;
    draw();
  });
};
