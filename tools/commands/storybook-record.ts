/** `npm run storybook:record [-- <brand> ...]`: records again what the real gateway answers to the page stories. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chosenBrands } from '../build/chosen-brands.ts';
import { root, sentence } from './surroundings.ts';

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  // Reports an unknown brand before Storybook is built.
  chosenBrands(positionals);
  buildStorybook();
  const { record } = await import('../storybook/record.ts');
  await record(positionals, console.log);
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}

function buildStorybook(): void {
  const { status } = spawnSync(path.join(root, 'node_modules/.bin/nx'), ['build-storybook', 'stories'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  if (status !== 0) throw new Error('Storybook did not build');
}
