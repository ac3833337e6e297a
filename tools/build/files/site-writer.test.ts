import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow } from '../compress.ts';
import { sha256 } from '../sha256.ts';
import { keptFiles } from './kept-files.ts';
import { siteWriter } from './site-writer.ts';
import { startWritingThreads, type WritingThreads } from './writing-threads.ts';

let folder: string;
let threads: WritingThreads;
const place = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-sites-'));
  threads = startWritingThreads(2);
});
afterEach(async () => {
  await threads.close();
  rmSync(folder, { recursive: true });
});

/** Long enough to be packed. */
const page = (name: string) => `<p>${name} · ধন্যবাদ</p>`.repeat(40);

test('sites that are written at once are whole: each file with its twin, and the list tells what lies there', async () => {
  const kept = keptFiles(place('kept'));
  const lists = await Promise.all(
    ['one', 'two', 'three'].map((name) => {
      const site = siteWriter(place(name), { kept, threads });
      site.own('pages/EN/index.html', page(name));
      site.own('short.txt', 'short');
      site.shared('logo.svg', page('everybody'));
      return site.done();
    }),
  );
  for (const [index, name] of ['one', 'two', 'three'].entries()) {
    const files = await filesBelow(place(name));
    expect(files).toEqual(['logo.svg', 'logo.svg.br', 'pages/EN/index.html', 'pages/EN/index.html.br', 'short.txt']);
    expect(lists[index]).toEqual(Object.fromEntries(files.map((file) => [file, sha256(readFileSync(place(`${name}/${file}`)))])));
    expect(brotliDecompressSync(readFileSync(place(`${name}/pages/EN/index.html.br`))).toString()).toBe(page(name));
  }
  expect(statSync(place('one/logo.svg')).ino).toBe(statSync(place('three/logo.svg')).ino);
});

test('a site that cannot be written is told, and the threads write the next one', async () => {
  writeFileSync(place('taken'), 'a file, and no folder');
  const kept = keptFiles(place('kept'));
  const site = (name: string) => {
    const writer = siteWriter(place(name), { kept, threads });
    writer.own('index.html', page(name));
    return writer.done();
  };
  await expect(site('taken')).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(Object.keys(await site('next'))).toEqual(['index.html', 'index.html.br']);
});
