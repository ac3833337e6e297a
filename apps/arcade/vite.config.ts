import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brotliFiles } from './vite/brotli-files.ts';
import { gamePages, games } from './vite/games.ts';

/**
 * Keeps the renderers that a window may never need out of its first view: Pixi's entry exports all, so every window would fetch them with
 * the first frame. WebGPU (14.6 kB brotli) games never ask for; the canvas (27 kB) is fetched where there is no graphics card.
 */
function withoutIdleRenderers(): Plugin {
  const stub = '\0parlour-renderer:';
  return {
    name: 'parlour-arcade-without-idle-renderers',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, name] = /\/(WebGPURenderer|CanvasRenderer)\.mjs$/.exec(source) ?? [];
      if (name === 'WebGPURenderer' || (name && importer?.endsWith('/pixi.js/lib/index.mjs'))) return `${stub}${name}`;
      return undefined;
    },
    load: (id) => (id.startsWith(stub) ? `export class ${id.slice(stub.length)} {}` : undefined),
  };
}

/** What a page's entry needs before the rest of its window is there. */
const earlyParts = /\/src\/wire\.ts|\/shell\/(?:early|connection|kept)\.ts/;
const windowParts = /\/libs\/domain\/src\/|\/fairness\/message\.ts|\/src\/game\.ts|\/shell\/(?!dialogs?\.|[a-z]+-dialog\.|texts\/|style\/)/;
const reelParts = /\/engines\/slot\/(?:show\/|[a-z-]+\.ts)/;

const here = import.meta.dirname;

/** The games' windows and the verifier page, served by src/server/pages.ts under its strict policy: nothing inline, no `data:` script. */
export default defineConfig({
  root: here,
  plugins: [games(), withoutIdleRenderers(), react(), brotliFiles()],
  build: {
    outDir: path.resolve(here, '../../dist/arcade'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // What every window needs of ours is one file, and what reels need another: each file costs some 500 bytes of headers.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'early', test: earlyParts, priority: 2 },
            { name: 'window', test: windowParts },
            { name: 'reels', test: reelParts },
          ],
        },
      },
      input: { ...gamePages, verify: path.resolve(here, 'pages/verify/index.html') },
    },
  },
});
