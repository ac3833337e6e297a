/** Literals of the brand's `build` flags: write `FLAGS.freePlay && ...`, so that what is off leaves no code behind. */
declare const FLAGS: Readonly<Record<import('@parlour/domain').BuildFlag, boolean>>;

declare module 'virtual:brand' {
  export const brand: import('./public-brand.ts').PublicBrand;
}

declare module 'virtual:brand-catalogs' {
  type Catalogs = Partial<Record<import('@parlour/domain').LanguageCode, () => Promise<{ messages: import('@lingui/core').Messages }>>>;
  /** For each language of the brand, what the first view says; in development, all. */
  export const catalogs: Catalogs;
  /** What everything else says, which waits for `globalThis.parlourLaterTexts()` before it runs. */
  export const laterCatalogs: Catalogs;
}

declare module 'virtual:brand-legal' {
  export const legal: Partial<Record<import('@parlour/domain').LanguageCode, () => Promise<{ default: import('./legal.ts').LegalTexts }>>>;
}

/** The brand's theme and fonts; import it for its effect. */
declare module 'virtual:brand-theme.css';
