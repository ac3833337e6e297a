// The theme contract for styles outside libs/ui: `vars` for values, `media` for conditions.
// Must never know a brand, nor how a theme is computed (that is `@parlour/ui/make-theme`, for the build).
export { breakpoints, media, scrollingRow, vars, type ColorName } from './contract.ts';
