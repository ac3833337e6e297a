import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** Reserves ports in another process, which releases none of them, and prints them. */
async function portsElsewhere(howMany: number, end = ''): Promise<number[]> {
  const module = new URL('free-port.ts', import.meta.url).href;
  const script = `import { freePort } from '${module}';
    const ports = [];
    for (let n = 0; n < ${howMany}; n++) ports.push(await freePort());
    process.stdout.write(ports.join(' '));
    ${end}`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]).catch((error: { stdout: string }) => error);
  return stdout.split(' ').map(Number);
}

test('no two processes are given the same port, even before they listen there', async () => {
  const mine = new Set<number>();
  for (let n = 0; n < 500; n++) mine.add(await freePort(1));
  const theirs = await portsElsewhere(500);
  expect(theirs).toHaveLength(500);
  expect(theirs.filter((port) => mine.has(port) || mine.has(port - 1))).toEqual([]);
});

test('a process that was killed releases its ports', async () => {
  const killed = await portsElsewhere(1, `process.kill(process.pid, 'SIGKILL');`);
  expect(killed[0]).toBeGreaterThan(0);
  const { reserve } = await import('./free-port.ts');
  expect(reserve(killed[0]!)).toBe(true);
});
