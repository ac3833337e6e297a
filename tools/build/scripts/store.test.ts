import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderedCode } from './render-script.ts';
import { readSources, type Sources } from './sources.ts';
import { stored, type Stored } from './store.ts';

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

/** What a process that starts now gets for a script that is made of `libs/a/src/shown.ts`, and whether it had to build it. */
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

test('a script is built once while what it is made of stays', async () => {
  expect(await get()).toEqual({ text: 'made of one', built: true });
  expect(await get()).toEqual({ text: 'made of one', built: false });
});

test('it is built again when a module of it or the packages change, and not when another file does', async () => {
  await get();
  write('libs/a/src/hidden.ts', 'two');
  expect((await get()).built).toBe(false);
  write('libs/a/src/shown.ts', 'two');
  expect(await get()).toEqual({ text: 'made of two', built: true });
  write('package-lock.json', '{"packages":{}}');
  expect((await get()).built).toBe(true);
});

test('it is built again when its files are gone', async () => {
  await get();
  rmSync(path.join(root, 'kept'), { recursive: true });
  expect((await get()).built).toBe(true);
});

test('pages count as changed by what renders them and by what their script reads, not by a feature that it leaves out', () => {
  const entry = 'apps/web/src/entry-server.tsx';
  const modules = {
    [entry]: ['head.ts', 'home.tsx'],
    'head.ts': [],
    'home.tsx': ['board.tsx', 'list.tsx'],
    'board.tsx': ['score.ts'],
    'score.ts': [],
    'list.tsx': [],
  };
  // The script of a brand that has the board off does not read it.
  const site = made({ 'home.tsx': '1', 'list.tsx': '1' });
  const codeWith = (changed: string) => renderedCode({ ...made({ ...all(modules), [changed]: '2' }), facts: { modules } }, site);
  const before = codeWith('nothing');
  for (const file of [entry, 'head.ts', 'home.tsx', 'list.tsx', 'package-lock.json'])
    expect([file, codeWith(file) === before]).toEqual([file, false]);
  for (const file of ['board.tsx', 'score.ts']) expect([file, codeWith(file) === before]).toEqual([file, true]);
});

function all(modules: object): Sources {
  return { ...Object.fromEntries(Object.keys(modules).map((file) => [file, '1'])), nothing: '2', 'package-lock.json': '1' };
}

function made(sources: Sources): Stored<never> {
  return { folder: '', hash: '', sources, facts: undefined as never };
}
