import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { movingPictures } from '@parlour/art';
import { BrandError, type Brand } from '@parlour/brand/schema';
import { guideArtPath, guidePictures } from '@parlour/domain/app';
import { movingPicture, titlePicture } from '@parlour/domain';
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
import { drawPng } from './draw-png.ts';
import { picturesFolder } from './places.ts';

/** Pictures that every brand draws, in `brands/<id>/assets`. */
export const brandAssets = [
  'logo.svg',
  'logo-dark.svg',
  'logo-light.svg',
  'favicon.svg',
  'icon.svg',
  'icon-maskable.svg',
  'social-card.svg',
] as const;
/** The banners, wide and for phones, in `brands/<id>/assets/banners`, each by its path on the site, such as `/art/banners/<id>.svg`. */
export const bannerAssets = banners.flatMap(({ id }) => {
  const wide = bannerArtPath(id);
  return [wide, phoneBannerArtPath(wide)].map((address) => ({ address, file: `banners/${path.posix.basename(address)}` }));
});
const icons = [
  { file: 'icon-180.png', from: 'icon-maskable.svg', size: 180, listed: false },
  { file: 'icon-192.png', from: 'icon.svg', size: 192, listed: true, purpose: 'any' },
  { file: 'icon-512.png', from: 'icon.svg', size: 512, listed: true, purpose: 'any' },
  { file: 'icon-maskable-512.png', from: 'icon-maskable.svg', size: 512, listed: true, purpose: 'maskable' },
] as const;

/** The icons of the installed site, as listed in the web manifest. */
export const installedIcons = [
  { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  ...icons
    .filter((icon) => icon.listed)
    .map((icon) => ({ src: `/${icon.file}`, type: 'image/png', sizes: `${icon.size}x${icon.size}`, purpose: icon.purpose })),
];

/** A site's files other than pages and scripts, by path: the brand's pictures and robots.txt. */
export async function siteFiles(brandFolder: string): Promise<ReadonlyMap<string, string | Buffer>> {
  const assets = path.join(brandFolder, 'assets');
  const drawing = (name: string) => readFile(path.join(assets, name), 'utf8').catch(() => missing(path.join(assets, name)));
  const asPng = async (name: string, width: number) => {
    const svg = await drawing(name);
    try {
      return drawPng(svg, width);
    } catch (error) {
      return undrawable(path.join(assets, name), error as Error);
    }
  };
  return new Map<string, string | Buffer>([
    ...(await Promise.all(brandAssets.map(async (name) => [name, await drawing(name)] as const))),
    ...(await Promise.all(icons.map(async ({ file, from, size }) => [file, await asPng(from, size)] as const))),
    ...(await Promise.all(bannerAssets.map(async ({ address, file }) => [address, await drawing(file)] as const))),
    ['social-card.png', await asPng('social-card.svg', 1200)],
    ['robots.txt', robots],
  ]);
}

/** The pictures that a brand's site shares with others, by their path on the site. A vendor missing from the catalogue has none. */
export async function sharedPictures({ vendors: codes, flags }: Pick<Brand, 'vendors' | 'flags'>): Promise<ReadonlyMap<string, Buffer>> {
  const vendors = codes.filter(isVendorCode);
  const shown = gamesOfVendors(vendors);
  const games = shown.map(({ vendor, gameCode }) => gameArtPath(vendor, gameCode));
  const titles = shown.flatMap(({ names }, index) => Object.values(names).flatMap((name) => titlePicture(games[index]!, name) ?? []));
  const addresses = [
    ...games,
    ...new Set(titles),
    ...vendors.map(vendorArtPath),
    ...paymentIcons.map(paymentArtPath),
    ...signs.map(signArtPath),
    ...(flags.liteApp ? guidePictures.map(guideArtPath) : []),
  ];
  const read = async (address: string) => [address, await readFile(path.join(picturesFolder, address.slice('/art/'.length)))] as const;
  const moving = games.map((address) => [movingPicture(address)!, Buffer.from(movingPictures().get(address)!)] as const);
  return new Map([...(await Promise.all(addresses.map(read))), ...moving]);
}

/** Search engines should not index members' pages and addresses that are not pages. */
const robots = `${['User-agent: *', 'Disallow: /member', 'Disallow: /wps/', 'Disallow: /lgw/', 'Disallow: /lotto/'].join('\n')}\n`;

function missing(file: string): never {
  throw new BrandError(path.relative(process.cwd(), file), { at: '', says: 'is missing', mend: 'draw it as SVG' });
}

function undrawable(file: string, { message }: Error): never {
  const problem = { at: '', says: `cannot be drawn (${message})`, mend: 'export it again as plain SVG' };
  throw new BrandError(path.relative(process.cwd(), file), problem);
}
