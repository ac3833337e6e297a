import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandPlugin } from './brand-plugin.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');
let app: string;

beforeEach(() => {
  mkdirSync(path.join(workspace, 'dist'), { recursive: true });
  app = mkdtempSync(path.join(workspace, 'dist/brand-plugin-'));
});
afterEach(() => rmSync(app, { recursive: true }));

/** Builds `source` as the page of a brand; the text of every script, by file name. */
async function scriptsOf(brand: string, source: string): Promise<string> {
  const entry = path.join(app, 'entry.js');
  writeFileSync(entry, source);
  const folder = path.join(workspace, 'brands', brand);
  const { output } = (await build({
    configFile: false,
    root: app,
    logLevel: 'error',
    plugins: [brandPlugin({ workspace, folder })],
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n//#split\n');
}

test('code behind a flag that is off is left out', async () => {
  const source = `if (FLAGS.jackpotCounter) console.log('only-with-jackpot'); if (FLAGS.freePlay) console.log('only-with-free-play');`;
  const padma = await scriptsOf('padma', source);
  expect(padma).not.toContain('only-with-jackpot');
  expect(padma).toContain('only-with-free-play');
  expect(await scriptsOf('mekong', source)).toContain('only-with-jackpot');
});

test("a page is told its own brand's facts", async () => {
  const source = `import { brand } from 'virtual:brand'; console.log(brand.name, brand.languages);`;
  expect(await scriptsOf('mekong', source)).toMatch(/Mekong Nine/);
  expect(await scriptsOf('mekong', source)).not.toMatch(/registration|mekong\.localhost/);
});

test('each language is a script of its own, for the brand’s languages only', async () => {
  const scripts = await scriptsOf('padma', `import { catalogs } from 'virtual:brand-catalogs'; globalThis.load = (l) => catalogs[l]();`);
  expect(scripts).toMatch(/BN: ?\(\) ?=>/);
  expect(scripts).not.toMatch(/\bVI: ?\(\)/);
});
