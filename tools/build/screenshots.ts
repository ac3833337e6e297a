import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { bannerArtPath, banners, gameArtPath, gamesOfVendors, isVendorCode, phoneBannerArtPath } from '@parlour/gateway/catalogue';
import type { Palette } from '@parlour/ui/make-theme';
import { drawPng } from './draw-png.ts';
import { picturesFolder } from './places.ts';

/** A picture of the site that browsers show before installing it (content N82). */
interface Screen {
  file: string;
  width: number;
  height: number;
  form: 'narrow' | 'wide';
}

const narrow: Screen = { file: 'screen-narrow.png', width: 540, height: 1080, form: 'narrow' };
const wide: Screen = { file: 'screen-wide.png', width: 1280, height: 800, form: 'wide' };

/** The pictures as listed in the web manifest. */
export const installedScreens = (name: string) =>
  [narrow, wide].map(({ file, width, height, form }) => ({
    src: `/${file}`,
    type: 'image/png',
    sizes: `${width}x${height}`,
    form_factor: form,
    label: name,
  }));

/**
 * Draws the home page as it opens, on a phone and on a computer: the brand's colours and logo, its first banner and its first games. It
 * needs no browser, so it adds little to a build.
 */
export async function screens(
  folder: string,
  { vendors, defaultTheme }: Pick<Brand, 'vendors' | 'defaultTheme'>,
  colors: Palette,
): Promise<ReadonlyMap<string, Buffer>> {
  const asset = (name: string) => readFile(path.join(folder, 'assets', name), 'utf8');
  const banner = bannerArtPath(banners[0]!.id);
  const games = gamesOfVendors(vendors.filter(isVendorCode)).slice(0, 6);
  const [logo, wideBanner, phoneBanner, tiles] = await Promise.all([
    asset(`logo-${defaultTheme}.svg`),
    asset(`banners/${path.posix.basename(banner)}`),
    asset(`banners/${path.posix.basename(phoneBannerArtPath(banner))}`),
    Promise.all(
      games.map(({ vendor, gameCode }) => readFile(path.join(picturesFolder, gameArtPath(vendor, gameCode).slice('/art/'.length)), 'utf8')),
    ),
  ]);
  const drawn = (screen: Screen, parts: Omit<Parts, 'screen' | 'colors' | 'logo'>) =>
    [screen.file, draw({ screen, colors, logo, ...parts })] as const;
  return new Map([
    drawn(narrow, { banner: phoneBanner, bannerHeight: 508, tiles, columns: 3, headerHeight: 88, space: 16 }),
    drawn(wide, { banner: wideBanner, bannerHeight: 400, tiles, columns: 6, headerHeight: 88, space: 24 }),
  ]);
}

interface Parts {
  screen: Screen;
  colors: Palette;
  logo: string;
  banner: string;
  bannerHeight: number;
  tiles: readonly string[];
  columns: number;
  headerHeight: number;
  /** The space between parts, and around them. */
  space: number;
}

function draw({ screen: { width, height }, colors, logo, banner, bannerHeight, tiles, columns, headerHeight, space }: Parts): Buffer {
  const inner = width - 2 * space;
  const side = (inner - (columns - 1) * space) / columns;
  // The aspect ratio of game pictures.
  const tall = (side * 4) / 3;
  const top = headerHeight + 2 * space + bannerHeight;
  const pictures = tiles.map((tile, index) =>
    picture(tile, {
      x: space + (index % columns) * (side + space),
      y: top + Math.floor(index / columns) * (tall + space),
      width: side,
      height: tall,
      name: `t${index}`,
    }),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.surface}"/>`,
    `<rect width="${width}" height="${headerHeight}" fill="${colors.surfaceHeader}"/>`,
    image(logo, { x: space, y: headerHeight * 0.22, width: inner / 2, height: headerHeight * 0.56 }, 'xMinYMid meet'),
    picture(banner, { x: space, y: headerHeight + space, width: inner, height: bannerHeight, name: 'b' }),
    ...pictures,
    '</svg>',
  ].join('');
  return drawPng(svg, width);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture that fills a box with rounded corners. */
function picture(svg: string, { name, ...box }: Box & { name: string }): string {
  const { x, y, width, height } = box;
  return [
    `<clipPath id="${name}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16"/></clipPath>`,
    `<g clip-path="url(#${name})">${image(svg, box, 'xMidYMid slice')}</g>`,
  ].join('');
}

/** As a data URL, so that ids of different pictures do not collide. */
function image(svg: string, { x, y, width, height }: Box, fit: string): string {
  const data = Buffer.from(svg).toString('base64');
  return `<image href="data:image/svg+xml;base64,${data}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}"/>`;
}
