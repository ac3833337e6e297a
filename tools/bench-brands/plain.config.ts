import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { brandPlugins } from '../build/brand-config.ts';
import { webFolder } from '../build/places.ts';

/** One brand by Vite alone, as a project with one brand would build it: `BRAND=<id> vite build -c <this file> --outDir <folder>`. */
export default defineConfig(async () => {
  const brand = process.env['BRAND'];
  if (!brand) throw new Error('BRAND is not set');
  const macros = (await babel({ presets: [linguiTransformerBabelPreset()] })) as Plugin;
  return {
    root: webFolder,
    plugins: brandPlugins(brand, { macros, styles: vanillaExtractPlugin() }),
    build: {
      emptyOutDir: true,
      copyPublicDir: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      rolldownOptions: { input: path.join(webFolder, 'src/entry-client.tsx') },
    },
  };
});
