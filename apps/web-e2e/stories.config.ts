import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { builtStorybook } from './src/stage/built-storybook.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Every story of the built Storybook, in both themes; pages in every brand. */
export default defineConfig({
  ...(await builtStorybook('stories')),
  testDir: 'src/stories',
  outputDir: path.join(root, 'test-results/stories'),
  reporter: 'dot',
});
