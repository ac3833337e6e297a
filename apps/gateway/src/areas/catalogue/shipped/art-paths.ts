import type { BannerId } from './banners.ts';
import type { VendorCode } from './vendors.ts';

/** Ways of paying that have an icon; generic pictures, nobody's logo. */
export const paymentIcons = ['bank', 'wallet', 'card', 'e-wallet', 'sandbox'] as const;
export type PaymentIcon = (typeof paymentIcons)[number];

/** Signs of the footer. They state facts of a demo site and imitate no authority's seal. */
export const signs = ['age-18', 'age-21', 'demo', 'play-money', 'provably-fair'] as const;
export type Sign = (typeof signs)[number];

/** A game picture's path on the site's own origin: SVG, 300 x 400. */
export function gameArtPath(vendor: VendorCode, gameCode: string): string {
  return `/art/games/${vendor.toLowerCase()}-${gameCode}.svg`;
}

/** Path of a vendor's icon: SVG, 96 x 96. */
export function vendorArtPath(vendor: VendorCode): string {
  return `/art/vendors/${vendor.toLowerCase()}.svg`;
}

/**
 * Path of a banner's picture: SVG, 1200 x 480, with a calm area for text at the inline start. Each brand has its own drawing under the same
 * path.
 */
export function bannerArtPath(id: BannerId): string {
  return `/art/banners/${id}.svg`;
}

/** Path of the phone crop of the banner at `path`: SVG, 800 x 800, with a calm upper part. */
export function phoneBannerArtPath(path: string): string {
  return path.replace(/\.svg$/, '-phone.svg');
}

/** Path of the icon of a way of paying: SVG, 96 x 64. */
export function paymentArtPath(icon: PaymentIcon): string {
  return `/art/payments/${icon}.svg`;
}

/** Path of a footer sign: SVG, 64 x 64. */
export function signArtPath(sign: Sign): string {
  return `/art/signs/${sign}.svg`;
}
