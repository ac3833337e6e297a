import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandPlugin } from './brand-plugin.ts';
import { pruneCatalogs } from './prune-catalogs.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');
let app: string;

beforeEach(() => {
  mkdirSync(path.join(workspace, 'dist'), { recursive: true });
  app = mkdtempSync(path.join(workspace, 'dist/brand-plugin-'));
});
afterEach(() => rmSync(app, { recursive: true }));

/** Builds `source` as the page of a brand; the text of every script, by file name. */
async function scriptsOf(brand: string, source: string, catalogs = workspace): Promise<string> {
  const entry = path.join(app, 'entry.js');
  writeFileSync(entry, source);
  const folder = path.join(workspace, 'brands', brand);
  const { output } = (await build({
    configFile: false,
    root: app,
    logLevel: 'error',
    plugins: [brandPlugin({ workspace: catalogs, folder }), pruneCatalogs()],
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n//#split\n');
}

test('what stands behind a flag that is off leaves no code', async () => {
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

test('each language is a script of its own, and only languages of the brand have one', async () => {
  const scripts = await scriptsOf('padma', `import { catalogs } from 'virtual:brand-catalogs'; globalThis.load = (l) => catalogs[l]();`);
  expect(scripts).toMatch(/BN: ?\(\) ?=>/);
  expect(scripts).not.toMatch(/\bVI: ?\(\)/);
});

test('legal texts come as data, one script a language', async () => {
  const scripts = await scriptsOf('mekong', `import { legal } from 'virtual:brand-legal'; globalThis.load = (l) => legal[l]();`);
  expect(scripts).toContain('Điều khoản sử dụng');
  expect(scripts).toContain('responsible-play');
});

test('a catalogue holds only the messages that the page can show', async () => {
  mkdirSync(path.join(app, 'libs/a/src/locales'), { recursive: true });
  writeFileSync(path.join(app, 'libs/a/src/locales/en.po'), 'msgid "Log in"\nmsgstr ""\n\nmsgid "By mobile number"\nmsgstr ""\n');
  const shown = generateMessageId('Log in');
  const source = `import { catalogs } from 'virtual:brand-catalogs'; globalThis.load = (l) => catalogs[l](); globalThis.shown = { id: "${shown}" };`;
  const scripts = await scriptsOf('neutral', source, app);
  expect(scripts).toContain('Log in');
  expect(scripts).not.toContain('By mobile number');
});

test('what only a later script says comes with it, and it waits for its texts', async () => {
  mkdirSync(path.join(app, 'libs/a/src/locales'), { recursive: true });
  writeFileSync(path.join(app, 'libs/a/src/locales/en.po'), 'msgid "Log in"\nmsgstr ""\n\nmsgid "Withdraw"\nmsgstr ""\n');
  writeFileSync(path.join(app, 'later.js'), `export const later = { id: "${generateMessageId('Withdraw')}" };`);
  const source = `import { catalogs, laterCatalogs } from 'virtual:brand-catalogs';
    globalThis.load = (l) => [catalogs[l](), laterCatalogs[l]()];
    globalThis.shown = { id: "${generateMessageId('Log in')}" };
    globalThis.open = () => import('./later.js');`;
  const files = (await scriptsOf('neutral', source, app)).split('\n//#split\n');
  const holding = (text: string) => files.filter((file) => file.includes(text));
  expect(holding('Log in').length).toBeGreaterThan(0);
  expect(holding('Log in')).toEqual(files.filter((file) => file.includes('JSON.parse') && !file.includes('Withdraw')));
  expect(holding(generateMessageId('Withdraw')).find((file) => !file.includes('JSON.parse'))).toMatch(
    /^await globalThis\.parlourLaterTexts/,
  );
});
