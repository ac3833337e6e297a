/** The languages whose catalogues were complete when this office was built. */
declare const OFFICE_LANGUAGES: readonly import('@parlour/domain/office').OfficeLanguage[];
/** The accent of each brand that existed when this office was built, by the merchant's code; CSS. */
declare const MERCHANT_COLOURS: Readonly<Record<string, string>>;

declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
