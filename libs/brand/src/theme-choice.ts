/** Key of local storage under which a visitor's choice of `dark` or `light` is kept; the page reads it before its first paint. */
export const themeStorageKey = 'parlour.theme';

/** Key under which it is kept whether the side menu is `narrow` (icons only); read before the first paint as well. */
export const sideStorageKey = 'parlour.side';

/**
 * Key under which it is kept that the home page started with recently played games: the width of the window and their height, which are
 * reserved for them.
 */
export const playedStorageKey = 'parlour.played';
