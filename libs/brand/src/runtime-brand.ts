import type { LanguageCode } from '@parlour/domain';
import type { PublicBrand } from './public-brand.ts';

/** Addresses of a language's texts on a site: those of the first view, all others, and the legal texts. */
export interface TextAddresses {
  first: string;
  later: string;
  legal: string;
}

/** The brand's facts that a page gives its script, since one script serves every brand with the same flags. */
export interface RuntimeBrand {
  brand: PublicBrand;
  texts: Partial<Record<LanguageCode, TextAddresses>>;
}

/** Id of the element of a page that holds its RuntimeBrand as JSON. */
export const runtimeBrandElementId = 'parlour-brand';
