import type { GameArt, VendorCode } from '@parlour/gateway/catalogue';
import { compact } from './compact.ts';
import { compositionOf } from './compositions.ts';
import { at, c, createKit, r, seeded, svg } from './drawing.ts';
import { driftOf } from './drifts.ts';
import { motifs } from './motifs.ts';
import { palettes } from './palettes.ts';
import { scenes } from './scenes.ts';

/** What a picture is made of, from far to near. */
interface Layers {
  defs: string;
  /** Of all ids in it. */
  prefix: string;
  back: string;
  far: string;
  halo: string;
  focal: string;
  near: string;
  shade: string;
}

/**
 * A game's picture, 300 x 400, from far to near: background with its corners in the shade, what is in the air, the light behind the focal
 * picture, the focal picture, what is in front of it, what passes close to the viewer, and shade where words will be.
 */
export function gamePicture(vendor: VendorCode, gameCode: string, art: GameArt): string {
  const { defs, prefix, back, far, halo, focal, near, shade } = layersOf(vendor, gameCode, art);
  return svg(300, 400, compact(defs + back + far + halo + focal + near + shade, `${prefix}-`));
}

/**
 * The same picture, moving: what is in the air drifts, the light breathes, the focal picture rises and falls, and a beam sweeps over it. It
 * starts out like the still one, and stays so under reduced motion.
 */
export function movingGamePicture(vendor: VendorCode, gameCode: string, art: GameArt): string {
  const { defs, back, far, halo, focal, near, shade } = layersOf(vendor, gameCode, art);
  const layer = (name: string, content: string) => `<g class="${name}">${content}</g>`;
  const beam = '<path class="beam" d="M-150-20h70L40 420h-70Z" fill="#fff" opacity="0"/>';
  const layers = [layer('far', far), layer('halo', halo), layer('focal', focal), layer('near', near)];
  return svg(300, 400, `<style>${motion}</style>${defs}${back}${layers.join('')}${beam}${shade}`);
}

const motion = [
  '@media (prefers-reduced-motion:no-preference){',
  '.far{animation:far 5s ease-in-out infinite alternate}',
  '.halo{transform-origin:50% 46%;animation:halo 1.9s ease-in-out infinite alternate}',
  '.focal{transform-origin:50% 60%;animation:focal 2.2s ease-in-out infinite alternate}',
  '.near{animation:near 3.1s ease-in-out infinite alternate}',
  '.beam{animation:beam 3.4s .3s ease-in infinite}}',
  '@keyframes far{to{transform:translate(9px,-16px)}}',
  '@keyframes halo{to{transform:scale(1.16)}}',
  '@keyframes focal{to{transform:translateY(-9px) scale(1.045) rotate(1.4deg)}}',
  '@keyframes near{to{transform:translate(-8px,22px)}}',
  '@keyframes beam{35%{opacity:.28}70%,to{transform:translateX(460px);opacity:0}}',
].join('');

function layersOf(vendor: VendorCode, gameCode: string, art: GameArt): Layers {
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
  const shade = r(0, 260, 300, 140, 0, kit.v(`${colours.deep}@0`, `${colours.deep}@.6`));
  return { defs: kit.defs(), prefix, back: scene.back + corners, far, halo, focal, near: scene.front + near, shade };
}
