/** Literals of the brand's `build` flags: write `FLAGS.freePlay && ...`, so that what is off leaves no code behind. */
declare const FLAGS: Readonly<Record<import('@parlour/domain').BuildFlag, boolean>>;

declare module 'virtual:brand' {
  export const brand: import('./public-brand.ts').PublicBrand;
}

declare module 'virtual:brand-catalogs' {
  /** One catalogue for each language of the brand, fetched when first asked for. */
  export const catalogs: Partial<
    Record<import('@parlour/domain').LanguageCode, () => Promise<{ messages: import('@lingui/core').Messages }>>
  >;
}

declare module 'virtual:brand-legal' {
  export const legal: Partial<Record<import('@parlour/domain').LanguageCode, () => Promise<{ default: import('./legal.ts').LegalTexts }>>>;
}

/** The brand's theme and fonts; import it for its effect. */
declare module 'virtual:brand-theme.css';
