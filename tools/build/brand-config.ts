import { loadBrand } from '@parlour/brand/schema';
import { brandPlugin, partTexts, renderedBrandPlugin, runtimeBrandPlugin, type TextIds } from '@parlour/brand/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig, PluginOption } from 'vite';
import { brandFolder, webFolder, workspace } from './places.ts';
import type { ScriptFlags } from './scripts/scripts.ts';
import { modulesOf } from './scripts/sources.ts';
import type { SharedWork } from './shared-work.ts';
import { themePlugin } from './theme-plugin.ts';

/** The plugins for developing the app as one brand. The order matters: macros are expanded before React is compiled. */
export function brandPlugins(id: string, work: Pick<SharedWork, 'macros' | 'styles'>): PluginOption[] {
  const folder = brandFolder(id);
  return [brandPlugin({ workspace, folder }), themePlugin(folder, loadBrand(folder)), work.macros, react(), work.styles];
}

/** Facts about a build, reported to its caller. */
export interface Told {
  modules: (read: readonly string[]) => void;
  textIds: (ids: TextIds) => void;
}

/**
 * Vite configuration of the browser build shared by all brands with these flags: one style sheet, hashed scripts, and nothing
 * inlined that a strict content security policy would refuse.
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
        output: { chunkFileNames, codeSplitting: { groups: [firstView, onceLive, sharedLater] } },
      },
    },
  };
}

/**
 * The entry lists the addresses of about seventy lazy scripts, so these are kept short: no name, and a hash of seven characters,
 * which is enough to be unique.
 */
const chunkFileNames = 'assets/[hash:7].js';

/**
 * Everything that the entry imports statically is bundled into one file: one request instead of a cascade of fifty, and
 * smaller, because brotli compresses it as a whole.
 */
const firstView = { name: 'first-view', tags: ['$initial' as const] };

/**
 * Scripts that the home page fetches by itself once it is live. They are kept apart with everything that they import: a single import from
 * the shared script would fetch all of that, and later texts, on every visit.
 */
const onceLive = { name: 'once-live', test: /\/tile-extra\.tsx$/ };

/**
 * Small modules that many later scripts share are combined into one script: as separate files, their addresses alone would add more to the
 * first view than they save later.
 */
const sharedLater = { name: 'shared-later', minShareCount: 3, maxModuleSize: 2_500 };

/**
 * Vite configuration of the service worker, which is the same for every site; the build writes each brand's own parts into it (worker.ts).
 */
export function workerConfig(outDir: string, told: Pick<Told, 'modules'>): InlineConfig {
  return {
    ...common,
    plugins: [modulesOf(() => [], told.modules)],
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        checks,
        input: `${webFolder}/src/lite-app/worker/worker.ts`,
        // Not a module, because browsers of recent years differ in whether a worker may be one.
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  };
}

/** Vite configuration of the Node script that prerenders pages of all brands with these flags; it receives the brand at run time. */
export function renderScriptConfig(flags: ScriptFlags, outDir: string, work: SharedWork, told: Pick<Told, 'modules'>): InlineConfig {
  return {
    ...common,
    plugins: [renderedBrandPlugin(flags), work.macros, react(), work.styles, modulesOf(work.behind, told.modules)],
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      copyPublicDir: false,

      ssr: true,
      rolldownOptions: { checks, input: `${webFolder}/src/entry-server.tsx` },
    },
  };
}

/** Silences the bundler's timing warnings, which are of no use to people who build brands; benches measure time. */
const checks = { pluginTimings: false } as const;

const common = { configFile: false, root: webFolder, logLevel: 'warn', mode: 'production' } as const satisfies InlineConfig;
