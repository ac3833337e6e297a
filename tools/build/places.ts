import path from 'node:path';

/** Root of the workspace. */
export const workspace = path.resolve(import.meta.dirname, '../..');
export const brandsFolder = path.join(workspace, 'brands');
/** The web application, which every brand dresses. */
export const webFolder = path.join(workspace, 'apps/web');

export function brandFolder(id: string): string {
  return path.join(brandsFolder, id);
}

/** What the gateway serves for a brand. */
export function siteFolder(id: string): string {
  return path.join(workspace, 'dist/brands', id);
}

/** Where a brand's site is put together before it takes the place of the one being served. */
export function stagingFolder(id: string): string {
  return path.join(workspace, 'dist/.building', id);
}

/** Where the script that renders a brand's pages is put while they are rendered; it is never served. */
export function renderScriptFolder(id: string): string {
  return path.join(workspace, 'dist/.render', id);
}
