// Hands one brand to a Vite build: flags as literals, facts, catalogues and legal texts as virtual modules (Node, build time).
// Must never know which brand it is given, nor what the app does with it.
export { brandPlugin, type BrandPluginOptions } from './vite/brand-plugin.ts';
export { pruneCatalogs } from './vite/prune-catalogs.ts';
export { brandCatalog, catalogFiles } from './vite/catalogs.ts';
export { coverageOf, leastCoverage, wordingProblems, type Coverage, type WordingProblem } from './vite/wording.ts';
