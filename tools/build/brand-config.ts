import { loadBrand } from '@parlour/brand/schema';
import { brandPlugin, pruneCatalogs } from '@parlour/brand/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig, PluginOption } from 'vite';
import { brandFolder, renderScriptFolder, stagingFolder, webFolder, workspace } from './places.ts';
import type { SharedWork } from './shared-work.ts';
import { themePlugin } from './theme-plugin.ts';

/** What dresses the app as one brand, in the order that the parts need: macros are expanded before React is compiled. */
export function brandPlugins(id: string, work: Pick<SharedWork, 'macros' | 'styles'>): PluginOption[] {
  const folder = brandFolder(id);
  return [brandPlugin({ workspace, folder }), themePlugin(folder, loadBrand(folder)), work.macros, react(), work.styles];
}

/** The build of what the browser gets: one style sheet, hashed scripts, nothing inlined that a strict policy would refuse. */
export function clientBuild(id: string, work: SharedWork): InlineConfig {
  return {
    ...common,
    plugins: [brandPlugins(id, work), pruneCatalogs()],
    build: {
      outDir: stagingFolder(id),
      emptyOutDir: true,
      reportCompressedSize: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
      rolldownOptions: { input: `${webFolder}/src/entry-client.tsx`, output: { codeSplitting: { groups: [firstView] } } },
    },
  };
}

/**
 * What the entry imports, at any depth, comes as one file: one request in place of fifty that find each other step by
 * step, and smaller, for brotli sees it whole.
 */
const firstView = { name: 'first-view', tags: ['$initial' as const] };

/**
 * All but the entry, which is imported anew for each build (prerender.ts): parts that come later must not find another copy
 * of what it holds.
 */
const page = { name: 'page', tags: ['$initial' as const], test: (id: string) => !id.includes('/entry-server.tsx') };

/** The build of the script that renders pages, for Node. */
export function renderBuild(id: string, work: SharedWork): InlineConfig {
  return {
    ...common,
    plugins: brandPlugins(id, work),
    build: {
      outDir: renderScriptFolder(id),
      emptyOutDir: true,
      reportCompressedSize: false,
      copyPublicDir: false,
      minify: false,
      ssr: true,
      rolldownOptions: { input: `${webFolder}/src/entry-server.tsx`, output: { codeSplitting: { groups: [page] } } },
    },
  };
}

const common = { configFile: false, root: webFolder, logLevel: 'warn', mode: 'production' } as const satisfies InlineConfig;
