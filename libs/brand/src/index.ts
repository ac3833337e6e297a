// How code reads the brand that it was built for: `useBrand()`, `FLAGS.<name>` (virtual.d.ts) and its legal texts.
// Must never know any brand by its id: a flag names a behaviour, a fact is a value.
export type { LegalDocument } from './legal-documents.ts';
export { legalTexts, type LegalBlock, type LegalTexts } from './legal.ts';
export { playedStorageKey, sideStorageKey, themeStorageKey } from './theme-choice.ts';
export { brand, brandMarks, useBrand, type PublicBrand } from './use-brand.ts';
