import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { builtStorybook } from './src/stage/built-storybook.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Pictures of chosen stories and pages, compared with those that are committed beside the tests. */
export default defineConfig({
  // Letters are smoothed in one way, whichever layer of the page they come to stand on: which one depends on time.
  ...(await builtStorybook('visual', ['--disable-lcd-text', '--font-render-hinting=none'])),
  testDir: 'src/visual',
  outputDir: path.join(root, 'test-results/visual'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A difference is found by looking, not by running once more.
  retries: 0,
  reporter: [['dot'], ['html', { open: 'never', outputFolder: path.join(root, 'test-results/visual-report') }]],
});
