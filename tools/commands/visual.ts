/**
 * `npm run visual`: compares pictures of chosen stories and pages with those in the repository. `-- --update` renews them;
 * what differs is in test-results/visual-report/index.html.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { passOn } from './pass-on.ts';
import { root } from './surroundings.ts';

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const update = process.argv.indexOf('--update');
if (update > 0) process.argv.splice(update, 1, '--update-snapshots=all');
const built = spawnSync(bin('nx'), ['build-storybook', 'ui'], { cwd: root, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' } });
if (built.status === 0) passOn(bin('playwright'), ['test', '--config', 'apps/web-e2e/visual.config.ts']);
else process.exitCode = 1;
