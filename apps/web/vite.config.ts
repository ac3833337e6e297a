import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { brandPlugins } from '../../tools/build/brand-config.ts';
import { devSite } from '../../tools/build/dev-site.ts';

/** The development server: `BRAND=<id> vite apps/web -c apps/web/vite.config.ts`. Builds are made by tools/build, with the same plugins. */
export default defineConfig(async () => {
  const brand = process.env['BRAND'];
  if (!brand) throw new Error('BRAND is not set; name a folder of brands/, such as BRAND=neutral');
  const macros = (await babel({ presets: [linguiTransformerBabelPreset()] })) as Plugin;
  return {
    root: import.meta.dirname,
    cacheDir: path.resolve(import.meta.dirname, '../../node_modules/.vite', brand),
    plugins: [brandPlugins(brand, { macros, styles: vanillaExtractPlugin() }), devSite(brand, Number(process.env['PORT'] ?? 4300))],
  };
});
