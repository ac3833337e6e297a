/** Literals of the brand's `build` flags: write `FLAGS.freePlay && ...`, so that a flag that is off leaves no code behind. */
declare const FLAGS: Readonly<Record<import('@parlour/domain').BuildFlag, boolean>>;

declare module 'virtual:brand' {
  export const brand: import('./public-brand.ts').PublicBrand;
}

declare module 'virtual:brand-catalogs' {
  type Catalogs = Partial<Record<import('@parlour/domain').LanguageCode, () => Promise<{ messages: import('@lingui/core').Messages }>>>;
  /** For each language of the brand, the texts of the first view; in development, all texts. */
  export const catalogs: Catalogs;
  /** All other texts; code that shows them waits for `globalThis.parlourLaterTexts()` before it runs. */
  export const laterCatalogs: Catalogs;
}

/** The brand's theme and fonts; import it for its effect. */
declare module 'virtual:brand-theme.css';
