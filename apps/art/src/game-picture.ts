import type { GameArt, VendorCode } from '@parlour/gateway/catalogue';
import { compact } from './compact.ts';
import { compositionOf } from './compositions.ts';
import { at, c, createKit, r, seeded, svg } from './drawing.ts';
import { driftOf } from './drifts.ts';
import { motifs } from './motifs.ts';
import { palettes } from './palettes.ts';
import { scenes } from './scenes.ts';

/**
 * A game's picture, 300 x 400, from far to near: background with its corners in the shade, what is in the air, the light behind
 * the focal picture, the focal picture, what stands before it, what passes close to the eye, and shade where words will stand.
 */
export function gamePicture(vendor: VendorCode, gameCode: string, art: GameArt): string {
  const random = seeded(`${vendor}/${gameCode}`);
  const prefix = `g${Math.floor(random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0')}`;
  const kit = createKit(prefix);
  const colours = palettes[art.palette];
  const input = { kit, colours, random };
  const { x, y, scale, turn, drift } = compositionOf(art.motif);
  const scene = scenes[art.scene](input);
  const { far, near } = driftOf(drift, input);
  const halo = c(x, y, 168, kit.f(`${colours.glow}@.5`, `${colours.glow}@0`));
  const focal = at(x, y, motifs[art.motif](input), scale, turn);
  const corners = r(0, 0, 300, 400, 0, kit.f(`${colours.deep}@0`, `${colours.deep}@0`, `${colours.deep}@0`, `${colours.deep}@.55`));
  const shadeBelow = r(0, 260, 300, 140, 0, kit.v(`${colours.deep}@0`, `${colours.deep}@.6`));
  const body = scene.back + corners + far + halo + focal + scene.front + near + shadeBelow;
  return svg(300, 400, compact(kit.defs() + body, `${prefix}-`));
}
