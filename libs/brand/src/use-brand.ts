import { brand } from 'virtual:brand';
import type { PublicBrand } from './public-brand.ts';

export type { PublicBrand };
export { brand };

/** The themes that the site is shown in: both where visitors may choose. */
export const brandThemes: readonly ('dark' | 'light')[] = FLAGS.themeSwitch ? ['dark', 'light'] : [brand.defaultTheme];

/** Facts of the brand that this page was built for. They never change during a page's life; outside components use `brand`. */
export function useBrand(): PublicBrand {
  return brand;
}
