import path from 'node:path';
import { renderKitsName } from '@parlour/gateway/render-kit';

/** Root of the workspace. */
export const workspace = path.resolve(import.meta.dirname, '../..');
/** Folder of all brands. The gateway reads the same two settings, so that it serves what is built here. */
export const brandsFolder = path.resolve(process.env['BRANDS_DIR'] || path.join(workspace, 'brands'));
/** Folder of the built sites. */
export const sitesFolder = path.resolve(process.env['SITES_DIR'] || path.join(workspace, 'dist/brands'));
/** Pictures that are the same on every site, by their path below `/art/`. */
export const picturesFolder = path.join(workspace, 'apps/art/pictures');
/** The web app. */
export const webFolder = path.join(workspace, 'apps/web');

export function brandFolder(id: string): string {
  return path.join(brandsFolder, id);
}

/** The folder that the gateway serves for a brand. */
export function siteFolder(id: string): string {
  return path.join(sitesFolder, id);
}

/** Where a brand's site is assembled before it replaces the one being served; on the same disk. */
export function stagingFolder(id: string): string {
  return path.join(path.dirname(sitesFolder), '.building', id);
}

/** What renders a brand's pages again while the gateway runs, beside the sites, which contain only what is served. */
export function renderKitsFolder(id: string): string {
  return path.join(path.dirname(sitesFolder), renderKitsName, id);
}

/** Cache of built scripts; never served from there. Prerendering scripts resolve their packages from the workspace. */
export const scriptsFolder = path.resolve(process.env['SCRIPTS_DIR'] || path.join(workspace, 'dist/.scripts'));
