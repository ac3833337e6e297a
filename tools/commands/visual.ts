/**
 * `npm run visual`: compares screenshots of selected stories and pages with those in the repository, as the matrix does. `-- --update`
 * replaces them; differences are in test-results/visual-report/index.html.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './surroundings.ts';

const pictures = path.join(root, 'apps/web-e2e/src/visual/pictures');
const given = process.argv.slice(2);
const update = given.includes('--update');
const others = given.filter((argument) => argument !== '--update');
const runs = (program: string, args: readonly string[]): boolean =>
  spawnSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NX_DAEMON: 'false', TEST_MATRIX: '1' },
  }).status === 0;

const began = Date.now();
const ok =
  runs('nx', ['build-storybook', 'stories']) &&
  runs('playwright', ['test', '--config', 'apps/web-e2e/visual.config.ts', ...(update ? ['--update-snapshots=all'] : []), ...others]);
if (update) await shrink();
process.exitCode = ok ? 0 : 1;

/** Shrinks the updated pictures: 256 colours take a third of the bytes and stay within the tolerance of the comparison. */
async function shrink(): Promise<void> {
  for (const file of globSync('**/*.png', { cwd: pictures })) {
    if (statSync(path.join(pictures, file)).mtimeMs < began) continue;
    const source = readFileSync(path.join(pictures, file));
    const small = await sharp(source).png({ palette: true, colours: 256, dither: 0, effort: 8, compressionLevel: 9 }).toBuffer();
    if (small.length < source.length) writeFileSync(path.join(pictures, file), small);
  }
}
