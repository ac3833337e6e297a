// How code reads the brand that it was built for: `useBrand()` and `FLAGS.<name>` (virtual.d.ts).
// Must never know any brand by its id: a flag names a behaviour, a fact is a value.
export { playedStorageKey, sideStorageKey, themeStorageKey } from './theme-choice.ts';
export { brand, brandMarks, useBrand, type PublicBrand } from './use-brand.ts';
