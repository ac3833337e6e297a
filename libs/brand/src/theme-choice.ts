/** Key of local storage under which a visitor's choice of `dark` or `light` is kept; the page reads it before its first paint. */
export const themeStorageKey = 'parlour.theme';

/** Under which it is kept whether the side menu is `narrow` (only its icons), for the same moment. */
export const sideStorageKey = 'parlour.side';

/** Under which it is kept that the home page began with games that the member had played: their place is left free. */
export const playedStorageKey = 'parlour.played';
