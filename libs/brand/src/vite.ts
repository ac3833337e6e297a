// Hands one brand to a Vite build: flags as literals, facts and catalogues as virtual modules (Node, build time). Must
// never know which brand it is given, or what the app does with it.
export { brandPlugin, type BrandPluginOptions } from './vite/brand-plugin.ts';
export {
  renderedBrandPlugin,
  runtimeBrandElementId,
  runtimeBrandGlobal,
  runtimeBrandPlugin,
  type RuntimeBrand,
  type TextAddresses,
} from './vite/runtime-brand-plugin.ts';
export { partTexts, textsOfPart, type TextIds } from './vite/part-texts.ts';
export { brandCatalog, catalogFiles, catalogReader, type CatalogReader } from './vite/catalogs.ts';
export { wordingProblems, type WordingProblem } from './vite/wording.ts';
export { publicBrand, type PublicBrand } from './public-brand.ts';
