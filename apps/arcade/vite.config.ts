import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotliFiles } from './vite/brotli-files.ts';
import { gamePages, games } from './vite/games.ts';
import { withoutWebGpu } from './vite/without-web-gpu.ts';

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
