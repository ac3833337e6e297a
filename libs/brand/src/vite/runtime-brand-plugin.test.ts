import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { buildFlags, type BuildFlag } from '@parlour/domain';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { partTexts, textsOfPart, type TextIds } from './part-texts.ts';
import { renderedBrandPlugin, runtimeBrandPlugin } from './runtime-brand-plugin.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');
let app: string;

beforeEach(() => {
  mkdirSync(path.join(workspace, 'dist'), { recursive: true });
  app = mkdtempSync(path.join(workspace, 'dist/runtime-brand-'));
});
afterEach(() => rmSync(app, { recursive: true }));

/** Builds a page's script for brands that have all flags but `off`; the text of every file, and which ids it shows. */
async function scriptsOf(source: string, off: readonly BuildFlag[] = []): Promise<{ files: string[]; ids: TextIds }> {
  let ids: TextIds = { first: [], later: [] };
  const files = await built(source, [runtimeBrandPlugin(allBut(off)), partTexts((told) => (ids = told))]);
  return { files, ids };
}

function allBut(off: readonly BuildFlag[]): Record<BuildFlag, boolean> {
  return Object.fromEntries(buildFlags.map((flag) => [flag, !off.includes(flag)])) as Record<BuildFlag, boolean>;
}

/** The text of every script. */
async function built(source: string, plugins: readonly Plugin[], ssr = false): Promise<string[]> {
  const input = path.join(app, 'entry.js');
  writeFileSync(input, source);
  const { output } = (await build({
    configFile: false,
    root: app,
    logLevel: 'error',
    plugins: [...plugins],
    build: { write: false, ssr, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : ''));
}

test('code behind a flag that is off is left out', async () => {
  const source = `if (FLAGS.jackpotCounter) console.log('only-with-jackpot'); if (FLAGS.freePlay) console.log('only-with-free-play');`;
  const [code] = (await scriptsOf(source, ['jackpotCounter'])).files;
  expect(code).not.toContain('only-with-jackpot');
  expect(code).toContain('only-with-free-play');
});

test('also where pages are rendered: a module that is read and dropped changes no byte', async () => {
  const source = `import { feature } from './feature.js'; export const shown = FLAGS.jackpotCounter ? feature() : 'nothing';`;
  const withFeature = (text: string) => {
    writeFileSync(path.join(app, 'feature.js'), `export const feature = () => '${text}';`);
    return built(source, [renderedBrandPlugin(allBut(['jackpotCounter']))], true);
  };
  const code = await withFeature('only-with-jackpot');
  expect(code.join()).toContain('nothing');
  expect(code.join()).not.toContain('only-with-jackpot');
  expect(await withFeature('another')).toEqual(code);
});

test('a script contains no brand: it reads facts and addresses of texts from its page', async () => {
  const source = `import { brand } from 'virtual:brand'; import { catalogs } from 'virtual:brand-catalogs';
    globalThis.seen = { brand, catalogs };`;
  const [code] = (await scriptsOf(source)).files;
  expect(code).toContain('parlour-brand');
  expect(code).not.toMatch(/localhost|Padma|Mekong|Meridian/);
});

test('texts of the first view are separate from later ones, and a later script waits for its own', async () => {
  const [shown, opened] = [generateMessageId('Log in'), generateMessageId('Withdraw')];
  writeFileSync(path.join(app, 'later.js'), `export const later = { id: "${opened}" };`);
  const { files, ids } = await scriptsOf(`globalThis.shown = { id: "${shown}" }; globalThis.open = () => import('./later.js');`);
  expect(ids.first).toContain(shown);
  expect(ids.first).not.toContain(opened);
  expect(ids.later).toEqual([opened]);
  expect(files.find((code) => code.includes(opened))).toMatch(/^await globalThis\.parlourLaterTexts/);
  expect(files.find((code) => code.includes(shown))).not.toContain('parlourLaterTexts');
});

test('part of a catalogue holds its own messages, and those with an id chosen by hand', () => {
  const messages = { abcdef: ['One'], ghijkl: ['Two'], 'chosen.by.hand': ['Three'] };
  expect(textsOfPart(messages, ['abcdef'])).toEqual({ abcdef: ['One'], 'chosen.by.hand': ['Three'] });
});
