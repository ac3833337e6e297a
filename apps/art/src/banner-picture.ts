import type { BannerId } from '@parlour/gateway/catalogue';
import { brandLook } from './brand-look.ts';
import { compact } from './compact.ts';
import type { ArtBrand } from './pictures.ts';
import { at, createKit, glint, many, seeded, svg } from './drawing.ts';
import { motifs } from './motifs.ts';

/**
 * A banner of a brand: three pictures on the brand's ground, and a calm, dark part for text of light colour. `wide`, 1200 x 480,
 * is calm at the start (mirror it for right-to-left); `phone`, 800 x 800, in its upper part.
 */
export function bannerPicture(brand: ArtBrand, id: BannerId, shape: 'wide' | 'phone'): string {
  const random = seeded(`${brand.id}/${id}`);
  const prefix = `b${Math.floor(random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0')}${shape === 'wide' ? 'w' : 'p'}`;
  const kit = createKit(prefix);
  const look = brandLook(brand);
  const colours = look.colours[id];
  const ground = shape === 'wide' ? { width: 1200, height: 480, x: 880, y: 240 } : { width: 800, height: 800, x: 400, y: 570 };
  const input = { kit, colours, random };
  const [first, second, third] = look.motifs[id];
  const { x, y } = ground;
  const shown =
    at(-196, 40, motifs[second](input), 0.98, -7) +
    at(196, 44, motifs[third](input), 0.98, 7) +
    at(0, 0, motifs[first](input), 1.52) +
    many(5, (index) => glint(-260 + index * 130, -170 + random() * 120, 8 + random() * 8));
  const body = look.ground(kit, colours, ground, random) + at(x, y, shown, shape === 'wide' ? 1 : 1.2);
  return svg(ground.width, ground.height, compact(kit.defs() + body, `${prefix}-`));
}
