import { loadBrand } from '@parlour/brand/schema';
import { brandPlugin, partTexts, renderedBrandPlugin, runtimeBrandPlugin, type TextIds } from '@parlour/brand/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig, PluginOption } from 'vite';
import { brandFolder, webFolder, workspace } from './places.ts';
import type { ScriptFlags } from './scripts/scripts.ts';
import { modulesOf } from './scripts/sources.ts';
import type { SharedWork } from './shared-work.ts';
import { themePlugin } from './theme-plugin.ts';

/** What dresses the app as one brand while it is developed, in the order that the parts need: macros are expanded before React is compiled. */
export function brandPlugins(id: string, work: Pick<SharedWork, 'macros' | 'styles'>): PluginOption[] {
  const folder = brandFolder(id);
  return [brandPlugin({ workspace, folder }), themePlugin(folder, loadBrand(folder)), work.macros, react(), work.styles];
}

/** What a build says of itself. */
export interface Told {
  modules: (read: readonly string[]) => void;
  textIds: (ids: TextIds) => void;
}

/**
 * The build of what the browser gets, for every brand with these flags: one style sheet, hashed scripts, nothing inlined that
 * a strict policy would refuse.
 */
export function siteScriptConfig(flags: ScriptFlags, outDir: string, work: SharedWork, told: Told): InlineConfig {
  return {
    ...common,
    plugins: [runtimeBrandPlugin(flags), work.macros, react(), work.styles, partTexts(told.textIds), modulesOf(work.behind, told.modules)],
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
      rolldownOptions: {
        checks,
        input: `${webFolder}/src/entry-client.tsx`,
        output: { chunkFileNames, codeSplitting: { groups: [firstView] } },
      },
    },
  };
}

/**
 * The entry names each later script, some ninety of them: without a name of its own, and with seven letters of a hash, which tell
 * scripts and builds apart as well as eight.
 */
const chunkFileNames = 'assets/[hash:7].js';

/**
 * What the entry imports, at any depth, comes as one file: one request in place of fifty that find each other step by
 * step, and smaller, for brotli sees it whole.
 */
const firstView = { name: 'first-view', tags: ['$initial' as const] };

/** The build of the script that renders pages of every brand with these flags, for Node: it is told the brand when it runs. */
export function renderScriptConfig(flags: ScriptFlags, outDir: string, work: SharedWork, told: Pick<Told, 'modules'>): InlineConfig {
  return {
    ...common,
    plugins: [renderedBrandPlugin(flags), work.macros, react(), work.styles, modulesOf(work.behind, told.modules)],
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      copyPublicDir: false,
      minify: false,
      ssr: true,
      rolldownOptions: { checks, input: `${webFolder}/src/entry-server.tsx` },
    },
  };
}

/** Where the bundler's time goes is for the bench to tell, and no warning for whoever builds brands. */
const checks = { pluginTimings: false } as const;

const common = { configFile: false, root: webFolder, logLevel: 'warn', mode: 'production' } as const satisfies InlineConfig;
