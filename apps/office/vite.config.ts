import path from 'node:path';
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin';
import { languageCodes } from '@parlour/domain';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { merchantColours } from '../../tools/build/merchant-colours.ts';
import { brandFolder, workspace } from '../../tools/build/places.ts';
import { themePlugin } from '../../tools/build/theme-plugin.ts';
import { officeFiles } from '../../tools/build/office-files.ts';
import { wholeOfficeLanguages } from '../../tools/texts/coverage.ts';
import { font } from './font.ts';

const here = import.meta.dirname;
const offered = wholeOfficeLanguages(workspace);

/**
 * The operators' web app in the look of the neutral brand, served by the gateway under a strict policy: nothing inline, no `data:` script.
 */
export default defineConfig({
  root: here,
  define: { OFFICE_LANGUAGES: JSON.stringify(offered), MERCHANT_COLOURS: JSON.stringify(merchantColours()) },
  plugins: [
    themePlugin(brandFolder('neutral'), { defaultTheme: 'dark', languages: [...languageCodes] }, { densities: true, font }),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    vanillaExtractPlugin(),
    officeFiles(),
  ],
  build: {
    outDir: path.resolve(here, '../../dist/apps/office'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'baseline-widely-available',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first-view', tags: ['$initial'] }] } } },
  },
});
