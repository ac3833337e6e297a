import { spawn } from 'node:child_process';
import { root } from './surroundings.ts';

/** Runs another program with this command's arguments and terminal, and ends as it does. */
export function passOn(program: string, args: readonly string[]): void {
  const child = spawn(program, [...args, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  // The terminal tells Ctrl-C to the child itself.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
