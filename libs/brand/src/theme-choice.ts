/** Key of local storage under which a visitor's choice of `dark` or `light` is kept; the page reads it before its first paint. */
export const themeStorageKey = 'parlour.theme';
