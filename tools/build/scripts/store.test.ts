import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSources } from './sources.ts';
import { stored } from './store.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parlour-scripts-'));
  write('package-lock.json', '{}');
  write('libs/a/src/shown.ts', 'one');
  write('libs/a/src/hidden.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** What a new process gets for a script built from `libs/a/src/shown.ts`, and whether it had to build it. */
async function get(): Promise<{ text: string; built: boolean }> {
  const reader = readSources(root);
  let built = false;
  const { folder } = await stored({ root: path.join(root, 'kept'), name: 'site', reader }, async (making) => {
    built = true;
    writeFileSync(path.join(making, 'script.js'), `made of ${readFileSync(path.join(root, 'libs/a/src/shown.ts'), 'utf8')}`);
    return { facts: {}, sources: reader.sourcesOf(['libs/a/src/shown.ts']) };
  });
  return { text: readFileSync(path.join(folder, 'script.js'), 'utf8'), built };
}

test('a script is built once as long as its sources stay the same', async () => {
  expect(await get()).toEqual({ text: 'made of one', built: true });
  expect(await get()).toEqual({ text: 'made of one', built: false });
});

test('it is built again when one of its modules or the packages change, and not when another file does', async () => {
  await get();
  write('libs/a/src/hidden.ts', 'two');
  expect((await get()).built).toBe(false);
  write('libs/a/src/shown.ts', 'two');
  expect(await get()).toEqual({ text: 'made of two', built: true });
  write('package-lock.json', '{"packages":{}}');
  expect((await get()).built).toBe(true);
});

test('it is built again when its files have been deleted', async () => {
  await get();
  rmSync(path.join(root, 'kept'), { recursive: true });
  expect((await get()).built).toBe(true);
});
