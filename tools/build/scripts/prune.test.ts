import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteUse, pruneScripts } from './prune.ts';

const now = new Date('2026-05-01T12:00:00Z').getTime();
const yesterday = now / 1000 - 86_400;
let root: string;
let place: (...parts: string[]) => string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parlour-prune-'));
  place = (...parts) => path.join(root, ...parts);
  mkdirSync(place('kept/files'), { recursive: true });
  mkdirSync(place('sites/here'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** A script that was made at a time (in seconds), and the note that leads to it. */
function script(letter: string, madeAt = yesterday): string {
  const folder = place('kept', letter.repeat(32));
  mkdirSync(folder);
  utimesSync(folder, madeAt, madeAt);
  writeFileSync(place('kept', `site-${letter}.json`), JSON.stringify({ hash: letter.repeat(64) }));
  return folder;
}

test('scripts of sites that are there stay, and those of this hour; others go, with what leads to them', () => {
  const [used, gone, nobodys, young] = [script('a'), script('b'), script('c'), script('d', now / 1000 - 60)];
  noteUse(place('sites/here'), [used!], place('kept'));
  noteUse(place('sites/no-more'), [gone!], place('kept'));
  pruneScripts(now, place('kept'));
  expect([used, gone, nobodys, young].map((folder) => existsSync(folder!))).toEqual([true, false, false, true]);
  expect(readdirSync(place('kept')).filter((file) => file.endsWith('.json'))).toEqual(['site-a.json', 'site-d.json']);
  expect(readdirSync(place('kept/uses'))).toHaveLength(1);
});

test('a site has the scripts of its last build alone', () => {
  const [first, second] = [script('a'), script('b')];
  for (const each of [first!, second!]) noteUse(place('sites/here'), [each], place('kept'));
  pruneScripts(now, place('kept'));
  expect([first, second].map((folder) => existsSync(folder!))).toEqual([false, true]);
});

test('a shared file goes when no site has it', () => {
  for (const name of ['shown', 'dropped']) {
    writeFileSync(place('kept/files', name), name);
    utimesSync(place('kept/files', name), yesterday, yesterday);
  }
  linkSync(place('kept/files/shown'), place('sites/here/shown.svg'));
  pruneScripts(now, place('kept'));
  expect(readdirSync(place('kept/files'))).toEqual(['shown']);
});
