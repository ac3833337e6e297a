import { spawnSync } from 'node:child_process';
import { root } from './surroundings.ts';

/** Runs another program with this command's arguments and terminal, and ends as it does. */
export function passOn(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, [...args, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  if (error) console.error(error.message);
  process.exitCode = status ?? 1;
}
