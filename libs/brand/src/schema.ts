// What a brand must state, read from its folder and checked: for the gateway, the build and tests (Node).
// Must never know a brand by name, or fill in what a brand left out.
export { brandSchema, factsHash, type Brand, type BrandField } from './brand-schema.ts';
export { BrandError, sentenceOf, type Problem } from './brand-error.ts';
export { clausesFile, legalDocuments, legalFile, type LegalDocument } from './legal-documents.ts';
export {
  clausesOf,
  firstLegalText,
  legalSource,
  legalTemplate,
  sectionsOf,
  templateFile,
  templateVersion,
  type LegalGap,
  type LegalSection,
  type LegalSource,
} from './legal-source.ts';
export { closedSites, demandLegalTexts } from './licensed.ts';
export { demandUnclaimed, loadBrand, loadBrands, readBrand } from './load.ts';
export { brandWith, checkBrandWith, patchOf, settingIn, type Overrides } from './overrides.ts';
export { readStated, type StatedFile } from './read-stated.ts';
