/** Every brand at once: tools/storybook/brands-plugin.ts. */
declare module 'virtual:brands' {
  export const brands: readonly {
    id: string;
    name: string;
    defaultLanguage: import('@parlour/domain').LanguageCode;
    defaultTheme: 'dark' | 'light';
    themes: readonly ('dark' | 'light')[];
    /** The brand's design decisions, with a description in `$description`. */
    tokens: import('@parlour/ui/make-theme').BrandTokens;
  }[];
  /** Theme and fonts of each, as the text of a style sheet. */
  export const looks: Readonly<Record<string, () => Promise<{ default: string }>>>;
  /** The brand shown by default. */
  export const defaultBrand: string;
  /** The brand that the iframe was loaded for. */
  export const brandOfAddress: string;
}

/** Faces of every script that is shipped. */
declare module 'virtual:brand-scripts' {}
