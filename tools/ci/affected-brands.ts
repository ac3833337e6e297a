/**
 * `node tools/ci/affected-brands.ts <commit>`: prints, as JSON, the brands affected by changes since that commit; all of them if there is
 * no such commit.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const nx = path.resolve('node_modules/.bin/nx');
const [base = ''] = process.argv.slice(2);
const since = isCommit(base) ? ['--affected', `--base=${base}`, '--head=HEAD'] : [];
const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
const listed = execFileSync(nx, ['show', 'projects', ...since, '--projects=tag:type:brand', '--json'], { env, encoding: 'utf8' });
console.log(JSON.stringify((JSON.parse(listed) as string[]).sort()));

/** For a new branch, runners name the zero commit or none. */
function isCommit(text: string): boolean {
  if (!/^[0-9a-f]{40}$/.test(text)) return false;
  try {
    execFileSync('git', ['cat-file', '-e', `${text}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
