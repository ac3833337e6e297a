import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** Runs an operator's command on the gateway of the journeys, as `npm run ops -- ...` does, and gives its JSON. */
export async function operator(...args: string[]): Promise<unknown> {
  const { stdout } = await run('node', ['apps/gateway/src/ops/main.ts', ...args, '--json'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env['JOURNEYS_DATA'] },
  });
  return JSON.parse(stdout);
}
