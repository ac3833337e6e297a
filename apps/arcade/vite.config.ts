import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotliFiles } from './brotli-files.ts';

const here = import.meta.dirname;

/** The game windows and the verifier page, served by src/server/http/pages.ts under its strict policy: nothing inline, no `data:` script. */
export default defineConfig({
  root: here,
  plugins: [react(), brotliFiles()],
  build: {
    outDir: path.resolve(here, '../../dist/arcade'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: {
        'lotus-lanterns': path.resolve(here, 'pages/games/lotus-lanterns/index.html'),
        verify: path.resolve(here, 'pages/verify/index.html'),
      },
    },
  },
});
