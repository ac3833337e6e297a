// Builds brands: apps/web dressed as one, rendered, compressed.
// Must never know which brands there are.
export { buildBrands, type BrandResult } from './build-brands.ts';
export { startBuildTools, type BuildTools } from './build-tools.ts';
