import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildFlags, isLanguageCode, type LanguageCode } from '@parlour/domain';
import type { Plugin, ViteDevServer } from 'vite';
import type { Brand } from '../brand-schema.ts';
import { loadBrand } from '../load.ts';
import { publicBrand } from '../public-brand.ts';
import { brandCatalog, catalogFiles, wordingFile } from './catalogs.ts';

export interface BrandPluginOptions {
  /** Root of the workspace, absolute. */
  workspace: string;
  /** The brand's folder, absolute. */
  folder: string;
}

/** The virtual modules of libs/brand/src/virtual.d.ts and the literals of FLAGS, for the brand in `folder`. Throws BrandError. */
export function brandPlugin({ workspace, folder }: BrandPluginOptions): Plugin {
  const brand = loadBrand(folder);
  return {
    name: 'parlour:brand',
    config: () => ({ define: Object.fromEntries(buildFlags.map((flag) => [`FLAGS.${flag}`, JSON.stringify(brand.flags[flag])])) }),
    resolveId: {
      filter: { id: /^virtual:brand(-catalogs?|-later-catalog)?(\/|$)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:brand(-catalogs?|-later-catalog)?(\/|$)/ },
      async handler(id) {
        const [name, language] = id.slice(1).split('/') as [string, string?];
        if (language !== undefined && isLanguageCode(language)) {
          for (const file of sources(workspace, folder, language)) this.addWatchFile(file);
          return catalogModule(workspace, folder, language);
        }
        return indexModule(name, brand);
      },
    },
    configureServer: (server) => watchBrand(server, workspace, folder, brand),
  };
}

function indexModule(name: string, brand: Brand): string {
  if (name === 'virtual:brand') return `export const brand = ${JSON.stringify(publicBrand(brand))};`;
  const byLanguage = (part: string) => `{ ${brand.languages.map((code) => `${code}: () => import('${part}/${code}')`).join(', ')} }`;
  return [
    `export const catalogs = ${byLanguage('virtual:brand-catalog')};`,
    `export const laterCatalogs = ${byLanguage('virtual:brand-later-catalog')};`,
  ].join('\n');
}

/** As a string for JSON.parse, which engines read faster than a literal. */
async function catalogModule(workspace: string, folder: string, language: LanguageCode): Promise<string> {
  const messages = await brandCatalog(workspace, folder, language);
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}

function sources(workspace: string, folder: string, language: LanguageCode): string[] {
  return [...catalogFiles(workspace, language), ...[wordingFile(folder, language)].filter((file) => existsSync(file))];
}

/** A changed fact restarts the server (flags are compiled in); a changed text reloads the page. */
function watchBrand(server: ViteDevServer, workspace: string, folder: string, brand: Brand): void {
  const facts = path.join(folder, 'brand.json');
  const texts = new Map(
    brand.languages.flatMap((language) => sources(workspace, folder, language).map((file) => [file, language] as const)),
  );
  server.watcher.add([facts, ...texts.keys()]);
  server.watcher.on('change', (file) => {
    if (file === facts) void server.restart();
    const language = texts.get(file);
    if (language === undefined) return;
    for (const part of ['catalog', 'later-catalog', 'legal']) {
      const module = server.moduleGraph.getModuleById(`\0virtual:brand-${part}/${language}`);
      if (module) server.moduleGraph.invalidateModule(module);
    }
    server.ws.send({ type: 'full-reload' });
  });
}
