import {
  banners,
  catalogue,
  gameArtPath,
  paymentArtPath,
  paymentIcons,
  signArtPath,
  signs,
  vendorArtPath,
  vendorCodes,
} from '@parlour/gateway/catalogue';
import { guideArtPath, guidePictures } from '@parlour/domain/app';
import type { Tone } from './accent-look.ts';
import { bannerPicture } from './banner-picture.ts';
import { gamePicture, movingGamePicture } from './game-picture.ts';
import { guidePicture } from './guide-pictures.ts';
import { paymentPicture, signPicture } from './small-signs.ts';
import { vendorIcon } from './vendor-icon.ts';

/** What a brand's banners depend on. */
export interface ArtBrand {
  readonly id: string;
  /** Of its tokens. */
  readonly accent: Tone;
  readonly second: Tone;
}

/** SVG sources by their path below a folder, such as `games/jl-lotus-lanterns.svg`. The same input always gives the same bytes. */
export type Pictures = ReadonlyMap<string, string>;

/** The pictures that are the same on every site, by their path below `/art/`. */
export function sharedPictures(): Pictures {
  const below = (path: string) => path.slice('/art/'.length);
  return new Map([
    ...catalogue.map(({ vendor, gameCode, art }) => [below(gameArtPath(vendor, gameCode)), gamePicture(vendor, gameCode, art)] as const),
    ...vendorCodes.map((vendor) => [below(vendorArtPath(vendor)), vendorIcon(vendor)] as const),
    ...paymentIcons.map((icon) => [below(paymentArtPath(icon)), paymentPicture(icon)] as const),
    ...guidePictures.map((picture) => [below(guideArtPath(picture)), guidePicture(picture)] as const),
    ...signs.map((sign) => [below(signArtPath(sign)), signPicture(sign)] as const),
  ]);
}

/**
 * The moving pictures of games by the path of the still ones on a site, such as `/art/games/jl-lotus-lanterns.svg`. They are drawn when a
 * site is built: the repository keeps one drawing of each game.
 */
export const movingPictures: () => Pictures = memoised(
  () =>
    new Map(
      catalogue.map(({ vendor, gameCode, art }) => [gameArtPath(vendor, gameCode), movingGamePicture(vendor, gameCode, art)] as const),
    ),
);

function memoised<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The banners of a brand by their file name: each wide, and as `<id>-phone.svg` for phones. */
export function bannersOf(brand: ArtBrand): Pictures {
  return new Map(
    banners.flatMap(({ id }) => [
      [`${id}.svg`, bannerPicture(brand, id, 'wide')] as const,
      [`${id}-phone.svg`, bannerPicture(brand, id, 'phone')] as const,
    ]),
  );
}
