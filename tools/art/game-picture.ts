import type { GameArt, VendorCode } from '@parlour/gateway/catalogue';
import { compact } from './compact.ts';
import { c, createKit, g, r, seeded, svg } from './drawing.ts';
import { motifs } from './motifs.ts';
import { palettes } from './palettes.ts';
import { scenes } from './scenes.ts';

/** A game's picture, 300 x 400: background, the light behind the focal picture, the focal picture, what stands before it, a soft frame of shade. */
export function gamePicture(vendor: VendorCode, gameCode: string, art: GameArt): string {
  const random = seeded(`${vendor}/${gameCode}`);
  const prefix = `g${Math.floor(random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0')}`;
  const kit = createKit(prefix);
  const colours = palettes[art.palette];
  const input = { kit, colours, random };
  const scene = scenes[art.scene](input);
  const halo = c(150, 196, 150, kit.f(`${colours.glow}@.55`, `${colours.glow}@0`));
  const focal = g('translate(150 200) scale(1.08)', motifs[art.motif](input));
  const shadeBelow = r(0, 250, 300, 150, 0, kit.v(`${colours.deep}@0`, `${colours.deep}@.55`));
  const body = scene.back + halo + focal + scene.front + shadeBelow;
  return svg(300, 400, compact(kit.defs() + body, `${prefix}-`));
}
