import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  bannerArtPath,
  banners,
  gameArtPath,
  gamesOfVendors,
  isVendorCode,
  paymentArtPath,
  paymentIcons,
  phoneBannerArtPath,
  signArtPath,
  signs,
  vendorArtPath,
} from '@parlour/gateway/catalogue';
import type { Tone } from './accent-look.ts';
import { bannerPicture } from './banner-picture.ts';
import { gamePicture } from './game-picture.ts';
import { paymentPicture, signPicture } from './small-signs.ts';
import { vendorIcon } from './vendor-icon.ts';

/** What of a brand its pictures depend on. */
export interface ArtBrand {
  readonly id: string;
  /** Vendor codes; a code that the catalogue does not have gives no pictures. */
  readonly vendors: readonly string[];
  /** Of its tokens. */
  readonly accent: Tone;
  readonly second: Tone;
}

/** Pictures that are the same on every site that has them, by their path: as many as the catalogue has, whatever the number of brands. */
const drawn = new Map<string, string>();

function drawnOnce(file: string, draw: () => string): string {
  const picture = drawn.get(file) ?? draw();
  drawn.set(file, picture);
  return picture;
}

/** Every picture of a brand's site by its path on the site's origin (`/art/...`), as SVG source. The same brand always gives the same bytes. */
export function artOf(brand: ArtBrand): ReadonlyMap<string, string> {
  return new Map([...everyonesArt(brand), ...ownArt(brand)]);
}

/** Those that are the same on every site that has them. */
export function everyonesArt({ vendors: codes }: Pick<ArtBrand, 'vendors'>): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  const vendors = codes.filter(isVendorCode);
  const everyones = (file: string, draw: () => string) => pictures.set(file, drawnOnce(file, draw));
  for (const { vendor, gameCode, art } of gamesOfVendors(vendors))
    everyones(gameArtPath(vendor, gameCode), () => gamePicture(vendor, gameCode, art));
  for (const vendor of vendors) everyones(vendorArtPath(vendor), () => vendorIcon(vendor));
  for (const icon of paymentIcons) everyones(paymentArtPath(icon), () => paymentPicture(icon));
  for (const sign of signs) everyones(signArtPath(sign), () => signPicture(sign));
  return pictures;
}

/** Those that only this brand's site has. */
export function ownArt(brand: ArtBrand): ReadonlyMap<string, string> {
  return new Map(
    banners.flatMap((banner) => {
      const wide = bannerArtPath(banner.id);
      return [
        [wide, bannerPicture(brand, banner.id, 'wide')] as const,
        [phoneBannerArtPath(wide), bannerPicture(brand, banner.id, 'phone')] as const,
      ];
    }),
  );
}

/**
 * Writes a brand's pictures below `outputFolder`, each at its path on the site's origin.
 * @returns the paths that were written, in a fixed order
 */
export function drawAll(brand: ArtBrand, outputFolder: string): readonly string[] {
  const pictures = artOf(brand);
  for (const [file, source] of pictures) {
    const target = path.join(outputFolder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, source);
  }
  return [...pictures.keys()];
}
