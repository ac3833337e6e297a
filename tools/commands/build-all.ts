import { spawn } from 'node:child_process';
import path from 'node:path';
import { startBar } from './progress.ts';
import { root } from './surroundings.ts';

/** Lines in which the builders (tools/nx-brands/build.ts, and Vite for arcade and office) report that one thing is done. */
const doneLine = /^(?:built|kept) (\S+) in |^✓ built in .*$/gm;

/**
 * Builds what is missing or out of date; the rest comes from Nx's cache. Shows a progress bar of `total` steps.
 * Brands that are left out are not built.
 * Throws with the builders' output when one fails.
 */
export async function buildAll(total: number, leftOut: readonly string[] = []): Promise<void> {
  const bar = startBar('Building sites', total);
  try {
    await run(leftOut, (done) => bar.update(Math.min(done, total)));
    bar.update(total);
  } finally {
    bar.stop();
  }
}

function run(leftOut: readonly string[], progress: (done: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const nx = spawn(
      path.join(root, 'node_modules/.bin/nx'),
      ['run-many', '-t', 'build', '--outputStyle=stream', ...(leftOut.length > 0 ? [`--exclude=${leftOut.join(',')}`] : [])],
      {
        cwd: root,
        env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [nx.stdout, nx.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        progress(new Set(output.match(doneLine) ?? []).size);
      });
    }
    nx.on('error', reject);
    nx.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the sites could not be built:\n${output.trim()}`))));
  });
}
