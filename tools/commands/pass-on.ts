import { spawn } from 'node:child_process';
import { root } from './surroundings.ts';

/** Runs another program with this command's arguments and terminal, and exits with its code. */
export function passOn(program: string, args: readonly string[]): void {
  const child = spawn(program, [...args, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  // The terminal sends Ctrl-C to the child too.
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
