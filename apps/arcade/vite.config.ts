import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brotliFiles } from './vite/brotli-files.ts';
import { gamePages, games } from './vite/games.ts';

/**
 * Keeps the renderers that a window may never need out of its first view: Pixi's entry exports all, so every window would fetch them with
 * the first frame. Games never ask for WebGPU (14.6 kB brotli); the canvas (27 kB) is fetched where there is no graphics card.
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

/** What a page's entry needs before the rest of its window has loaded. */
const earlyParts = /\/src\/wire\.ts|\/shell\/(?:early|connection|kept|parent)\.ts|^\0vite\/preload-helper/;
const windowParts =
  /\/node_modules\/(?:react|react-dom|scheduler|@lingui)\/|\/libs\/domain\/src\/|\/fairness\/message\.ts|\/src\/game\.ts|\/shell\/(?!dialogs\.|[a-z]+-dialog\.|texts\/|style\/(?:dialog|fonts))/;
const instantParts = /\/engines\/instant\/(?:show\/|[a-z-]+\.ts)|\/libs\/domain\/src\/fairness\//;
const reelParts = /\/engines\/slot\/(?:show\/|[a-z-]+\.ts)/;

/**
 * The parts of Pixi and its dependencies that every window with reels needs: not those it fetches by itself without a graphics card, nor
 * those that games here never use.
 */
const pixiParts =
  /\/node_modules\/(?:@pixi\/colord|earcut|parse-svg-path|eventemitter3|pixi\.js\/lib\/(?!.*\/canvas\/(?!CanvasGraphics(?:ContextSystem|Pipe))|.*\/Canvas\w+MaskPipe|filters\/(?!Filter(?:Effect)?\.|mask\/)|accessibility|events|dom|environment-\w+\/\w+All|utils\/browser\/isMobile|.*\/getRenderableBounds|.*\/getPo2))/;

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
        // One file holds what every window needs, another our own parts for boards or reels, and a third Pixi: each file costs some 500
        // bytes of headers.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'early', test: earlyParts, priority: 2 },
            { name: 'window', test: windowParts },
            { name: 'instant', test: instantParts },
            { name: 'reels', test: reelParts },
            { name: 'pixi', test: pixiParts },
          ],
        },
      },
      input: { ...gamePages, verify: path.resolve(here, 'pages/verify/index.html') },
    },
  },
});
