import type { Brand } from './brand-schema.ts';

/** Facts that a page needs before the gateway has answered; everything else comes from the gateway (getPermission). */
const publicFacts = [
  'name',
  'merchantCode',
  'languages',
  'defaultLanguage',
  'currency',
  'timeZone',
  'dialingCodes',
  'jurisdiction',
  'gameTypes',
  'contacts',
  'resources',
  'defaultTheme',
  'freePlayAmount',
] as const satisfies readonly (keyof Brand)[];

export type PublicBrand = Readonly<Pick<Brand, (typeof publicFacts)[number]>>;

/** The part of a brand that is built into its page. */
export function publicBrand(brand: Brand): PublicBrand {
  return Object.fromEntries(publicFacts.map((fact) => [fact, brand[fact]])) as PublicBrand;
}
