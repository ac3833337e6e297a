/** `npm run storybook:record`: asks the real gateway what the page stories need, and writes its answers down anew. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root, sentence } from './surroundings.ts';

const nx = path.join(root, 'node_modules/.bin/nx');
const { status } = spawnSync(nx, ['build-storybook', 'storybook'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NX_DAEMON: 'false' },
});
try {
  if (status !== 0) throw new Error('Storybook did not build');
  const { record } = await import('../storybook/record.ts');
  await record(console.log);
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}
