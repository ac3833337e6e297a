import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { brandsPlugin } from '../brands-plugin.ts';
import { copyPictures, picturesFolder } from '../pictures.ts';

await copyPictures();

/**
 * The components of libs/ui and pages of apps/web, in every brand (ADR 0028); and screens of the office, which have no brand and are shown
 * in the English of their source, since only the app has their catalogues.
 */
export default {
  framework: '@storybook/react-vite',
  stories: [
    '../../../libs/ui/src/**/*.stories.tsx',
    '../../../libs/office-*/src/**/*.stories.tsx',
    '../../../apps/web/src/stories/**/*.stories.tsx',
    '../../../apps/arcade/src/stories/**/*.stories.tsx',
    './*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [picturesFolder],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (config) =>
    mergeConfig(config, {
      plugins: [
        brandsPlugin(),
        babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
        vanillaExtractPlugin(),
      ],
      // Components keep their names, which tools/storybook/shown.ts uses to find out which ones the stories show.
      build: { chunkSizeWarningLimit: 4000, rolldownOptions: { output: { keepNames: true } } },
    }),
} satisfies StorybookConfig;
