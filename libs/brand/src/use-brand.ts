import { brand } from 'virtual:brand';
import type { PublicBrand } from './public-brand.ts';

export type { PublicBrand };
export { brand };

/** The paths of the brand's mark for each theme of the site: both if visitors may choose. */
export const brandMarks: Readonly<Partial<Record<'dark' | 'light', string>>> = {
  ...((FLAGS.themeSwitch || brand.defaultTheme === 'dark') && { dark: '/logo-dark.svg' }),
  ...((FLAGS.themeSwitch || brand.defaultTheme === 'light') && { light: '/logo-light.svg' }),
};

/** Facts of the brand that this page was built for. They never change during a page's life; outside components use `brand`. */
export function useBrand(): PublicBrand {
  return brand;
}
