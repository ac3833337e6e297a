import babel from '@rolldown/plugin-babel';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { memoizeByKey } from '@parlour/gateway/memoize-by-key';
import { createCompiler } from '@vanilla-extract/compiler';
import type { Plugin } from 'vite';

/** Work that is the same for every brand of one process: styles by vanilla-extract, and Lingui's macros. */
export interface SharedWork {
  /** Plugins that use the cache; their order matters. */
  macros: Plugin;
  styles: Plugin[];
  /** The files that a compiled style depends on, which no build sees as modules. */
  behind(styleFile: string): readonly string[];
  close(): Promise<void>;
}

/** One per process; must be closed, or the process does not exit. */
export async function startSharedWork(root: string): Promise<SharedWork> {
  const compiler = createCompiler({
    root,
    identifiers: 'short',
    cssImportSpecifier: (file) => `${file}.vanilla.css`,
    viteConfig: { logLevel: 'error' },
    enableFileWatcher: false,
  });
  const behind = new Map<string, readonly string[]>();
  const compileOnce = memoizeByKey(async (file: string) => {
    const { source, watchFiles } = await compiler.processVanillaFile(file, { outputCss: true });
    behind.set(file, [...watchFiles]);
    return { source, css: compiler.getCssForFile(file).css };
  });
  const suffix = '.vanilla.css';
  const scripts: Plugin = {
    name: 'parlour:styles',
    enforce: 'pre',
    load: {
      filter: { id: /\.css\.ts$/ },
      handler: async (id) => ({ code: (await compileOnce(id)).source, moduleType: 'js' }),
    },
  };
  const sheets: Plugin = {
    name: 'parlour:style-sheets',
    resolveId: { filter: { id: /\.vanilla\.css$/ }, handler: (id) => id },
    load: { filter: { id: /\.vanilla\.css$/ }, handler: async (id) => (await compileOnce(id.slice(0, -suffix.length))).css },
  };
  return {
    macros: await expandMacrosOnce(),
    styles: [scripts, sheets],
    behind: (styleFile) => behind.get(styleFile) ?? [],
    close: () => compiler.close(),
  };
}

/** Caches Babel's output, which is slow, for further brands and for the prerendering build of the first. */
async function expandMacrosOnce(): Promise<Plugin> {
  const plugin = (await babel({ presets: [linguiTransformerBabelPreset()] })) as Plugin;
  const hook = plugin.transform;
  if (typeof hook !== 'object') throw new Error('plugin-babel has no transform to remember');
  const transform = hook.handler;
  const seen = new Map<string, { code: string; result: ReturnType<typeof transform> }>();
  hook.handler = function remembered(code, id, options) {
    const before = seen.get(id);
    if (before?.code === code) return before.result;
    const result = transform.call(this, code, id, options);
    seen.set(id, { code, result });
    return result;
  };
  return plugin;
}
