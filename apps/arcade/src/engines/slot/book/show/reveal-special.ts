import { Container, Graphics, Sprite } from 'pixi.js';
import type { Sound } from '../../../../shell/sound.ts';
import type { Acting } from '../../show/stage.ts';
import type { BookPack } from '../pack.ts';
import { beam } from './reveals/beam.ts';
import { masks } from './reveals/masks.ts';
import type { RevealName } from './reveals/names.ts';
import { needle } from './reveals/needle.ts';
import { pages } from './reveals/pages.ts';
import type { RevealStyle } from './reveals/style.ts';

const styles: Readonly<Record<RevealName, RevealStyle>> = { pages, masks, beam, needle };

/** Shows the special symbol in the manner of the game; then keeps it in a medallion on the frame during all free spins. */
export async function revealSpecial(acting: Acting, pack: BookPack, special: string, play: (sound: Sound) => void): Promise<void> {
  const { motions, still } = acting;
  play('special');
  await styles[pack.show.reveal](acting, pack, special, play);
  play('feature');
  await motions.wait(still ? 900 : 700);
  hangMedallion(acting, pack, special);
}

function hangMedallion({ badge, box, texture, place }: Acting, { show }: BookPack, special: string) {
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
