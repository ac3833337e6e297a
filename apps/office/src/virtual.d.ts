/** The languages whose catalogues were whole when this office was built. */
declare const OFFICE_LANGUAGES: readonly import('@parlour/domain/office').OfficeLanguage[];

declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
