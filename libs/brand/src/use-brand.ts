import { brand } from 'virtual:brand';
import type { PublicBrand } from './public-brand.ts';

export type { PublicBrand };
export { brand };

/** Facts of the brand that this page was built for. They never change during a page's life; outside components use `brand`. */
export function useBrand(): PublicBrand {
  return brand;
}
