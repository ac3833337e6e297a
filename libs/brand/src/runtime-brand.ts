import type { LanguageCode } from '@parlour/domain';
import type { PublicBrand } from './public-brand.ts';

/** Addresses of a language's texts on a site: what the first view says, what everything else says, and the legal texts. */
export interface TextAddresses {
  first: string;
  later: string;
  legal: string;
}

/** What a page tells its script of the brand, for one script serves every brand that has the same flags. */
export interface RuntimeBrand {
  brand: PublicBrand;
  texts: Partial<Record<LanguageCode, TextAddresses>>;
}

/** Id of the element of a page that holds its RuntimeBrand as JSON. */
export const runtimeBrandElementId = 'parlour-brand';
