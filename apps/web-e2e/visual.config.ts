import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { builtStorybook } from './src/stage/built-storybook.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Pictures of selected stories and pages, compared with those committed beside the tests. */
export default defineConfig({
  // Letters are smoothed the same way on every layer of the page: which layer they land on depends on timing.
  ...(await builtStorybook('visual', ['--disable-lcd-text', '--font-render-hinting=none'])),
  testDir: 'src/visual',
  outputDir: path.join(root, 'test-results/visual'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A difference is investigated by looking, not by running again.
  retries: 0,
  reporter: [['dot'], ['html', { open: 'never', outputFolder: path.join(root, 'test-results/visual-report') }]],
});
