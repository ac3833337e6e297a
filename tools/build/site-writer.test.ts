import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow } from './compress.ts';
import { sha256 } from './integrity.ts';
import { sharedFiles, siteWriter } from './site-writer.ts';

let folder: string;
const place = (name: string) => path.join(folder, name);

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'parlour-sites-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Long enough to be compressed. */
const page = (name: string) => `<p>${name} · ধন্যবাদ</p>`.repeat(40);

test('sites that are written at once are whole: each file with its twin, and the list tells what lies there', async () => {
  const sharing = sharedFiles(place('shared'));
  const lists = await Promise.all(
    ['one', 'two', 'three'].map((name) => {
      const site = siteWriter(place(name), sharing);
      site.own('pages/EN/index.html', page(name));
      site.own('short.txt', 'short');
      site.shared('logo.svg', page('everybody'));
      return site.done();
    }),
  );
  sharing.close();
  for (const [index, name] of ['one', 'two', 'three'].entries()) {
    const files = await filesBelow(place(name));
    expect(files).toEqual(['logo.svg', 'logo.svg.br', 'pages/EN/index.html', 'pages/EN/index.html.br', 'short.txt']);
    expect(lists[index]).toEqual(Object.fromEntries(files.map((file) => [file, sha256(readFileSync(place(`${name}/${file}`)))])));
    expect(brotliDecompressSync(readFileSync(place(`${name}/pages/EN/index.html.br`))).toString()).toBe(page(name));
  }
  expect(statSync(place('one/logo.svg')).ino).toBe(statSync(place('three/logo.svg')).ino);
});

test('an asset has an address derived from its content, once however often it is added', async () => {
  const site = siteWriter(place('site'), sharedFiles(place('shared')));
  const address = site.asset('EN.js', 'one');
  expect(address).toMatch(/^\/assets\/EN-[0-9a-f]{10}\.js$/);
  expect(site.asset('EN.js', 'one')).toBe(address);
  expect(site.asset('EN.js', 'two')).not.toBe(address);
  expect(site.hashOf(address)).toBe(sha256('one'));
  expect(() => site.hashOf('/assets/other.js')).toThrow('/assets/other.js');
});
