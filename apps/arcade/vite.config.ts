import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brotliFiles } from './vite/brotli-files.ts';
import { gamePages, games } from './vite/games.ts';

const renderer = /\/gpu\/WebGPURenderer\.mjs$/;

/**
 * Leaves Pixi's WebGPU renderer out. Games never ask for it, but Pixi's entry exports it, so every window would fetch it
 * with the first frame: 14.6 kB brotli.
 */
function withoutWebGpu(): Plugin {
  return {
    name: 'parlour-arcade-without-web-gpu',
    load: (id) => (renderer.test(id) ? 'export class WebGPURenderer {}' : undefined),
  };
}

const here = import.meta.dirname;

/** The games' windows and the verifier page, served by src/server/pages.ts under its strict policy: nothing inline, no `data:` script. */
export default defineConfig({
  root: here,
  plugins: [games(), withoutWebGpu(), react(), brotliFiles()],
  build: {
    outDir: path.resolve(here, '../../dist/arcade'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { ...gamePages, verify: path.resolve(here, 'pages/verify/index.html') },
    },
  },
});
