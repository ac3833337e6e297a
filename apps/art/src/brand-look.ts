import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BannerId, MotifName } from '@parlour/gateway/catalogue';
import { accentLook } from './accent-look.ts';
import { chronometer, lacquerPanel, riverNight, type DrawGround } from './banner-grounds.ts';
import type { Palette } from './palettes.ts';

/** How a brand's banners look. Text on them is light in every brand: the calm part is always dark. */
export interface BrandLook {
  readonly colours: Readonly<Record<BannerId, Palette>>;
  readonly motifs: Readonly<Record<BannerId, readonly [MotifName, MotifName, MotifName]>>;
  readonly ground: DrawGround;
}

const grounds = { riverNight, lacquerPanel, chronometer };

/** The look of a brand's banners: designed for it, in `apps/art/looks/<id>.json`, or made of its own colours. */
export function brandLook(brand: Parameters<typeof accentLook>[0]): BrandLook {
  const file = path.join(import.meta.dirname, '../looks', `${brand.id}.json`);
  if (!existsSync(file)) return accentLook(brand);
  // Edited by designers; a mistake shows in the picture.
  const look = JSON.parse(readFileSync(file, 'utf8')) as Omit<BrandLook, 'ground'> & { ground: keyof typeof grounds };
  return { ...look, ground: grounds[look.ground] };
}
