import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBrand } from '@parlour/brand/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workspace } from '../../build/places.ts';
import { readTokens } from '../../build/theme-plugin.ts';
import { brandOptionsSchema } from './brand-options.ts';
import { hasTerminals, Terminal } from './terminal.ts';
import { needing } from '@parlour/gateway/needing';

const [enter, interrupt] = ['\r', '\u0003'];
const [next, choose] = ['\u001b[B', ' '];
/**
 * In the order of the prompts: the option, the keys that answer it, and for a list that is searched by typing, what it shows when the
 * search is done.
 */
const answers: [option: string, keys: string, found?: string][] = [
  ['id', `quayside${enter}`],
  ['name', `Quayside Games${enter}`],
  ['accent', `#0f766e${enter}`],
  ['currency', 'THB', '(1 match)'],
  ['defaultLanguage', 'ไทย', '(1 match)'],
  // The first and the last but one.
  ['languages', `${choose}${next.repeat(4)}${choose}${enter}`],
  ['merchantCode', `quay77${enter}`],
  ['domains', `quay.example, www.quay.example${enter}`],
  ['gameTypes', `${next}${choose}${next}${choose}${enter}`],
  ['jurisdiction', `LIC-2026/7${enter}`],
];

const atTerminal = needing(hasTerminals, 'this machine has no `script` of util-linux');

type Prompt = string | { message: string };
const { properties } = JSON.parse(brandOptionsSchema()) as { properties: Record<string, { 'x-prompt'?: Prompt }> };
const messageOf = (option: string): string => {
  const prompt = properties[option]!['x-prompt']!;
  return typeof prompt === 'string' ? prompt : prompt.message;
};

let brands: string;
let terminal: Terminal | undefined;
beforeEach(() => {
  brands = mkdtempSync(path.join(tmpdir(), 'parlour-asked-'));
  cpSync(path.join(workspace, 'brands/neutral'), path.join(brands, 'neutral'), { recursive: true });
});
afterEach(() => {
  terminal?.kill();
  rmSync(brands, { recursive: true });
});

const nx = path.join(workspace, 'node_modules/.bin/nx');
const where = () => {
  // Nx does not prompt on a CI runner.
  const { CI: _runner, ...surroundings } = process.env;
  const env = { ...surroundings, BRANDS_DIR: brands, NX_DAEMON: 'false', NX_TUI: 'false', TERM: 'xterm' };
  return { cwd: workspace, env };
};

/** `npx nx g brand` without options, at a terminal. */
function generate(): Terminal {
  return (terminal = new Terminal(`${nx} g brand`, where()));
}

// Each one starts Nx, which takes seconds.

atTerminal.test('at a terminal, missing options are prompted for, and the answers are the facts of the brand', async () => {
  const asking = generate();
  for (const [option, keys, found] of answers) {
    await asking.until(messageOf(option));
    asking.type(keys);
    if (found === undefined) continue;
    await asking.until(found);
    asking.type(enter);
  }
  expect(await asking.end(), asking.shown).toBe(0);
  expect(asking.shown).toMatch(/Next:\s+1\. Fill the \d+ gaps/);

  const folder = path.join(brands, 'quayside');
  expect(loadBrand(folder)).toMatchObject({
    id: 'quayside',
    name: 'Quayside Games',
    currency: 'THB',
    defaultLanguage: 'TH',
    languages: ['EN', 'TH'],
    merchantCode: 'quay77',
    domains: ['quay.example', 'www.quay.example'],
    gameTypes: ['LIVE', 'FISH'],
    jurisdiction: { licence: 'LIC-2026/7' },
  });
  expect(readTokens(folder).$description).toContain('#0f766e');
});

atTerminal.test('aborting the prompts writes no files', async () => {
  const asking = generate();
  await asking.until(messageOf('id'));
  asking.type(`quayside${enter}`);
  await asking.until(messageOf('name'));
  asking.type(interrupt);
  expect(await asking.end()).not.toBe(0);
  expect(readdirSync(brands)).toEqual(['neutral']);
});

test('an id that is already a project of Nx is refused, because Nx would then refuse every command', async () => {
  const options = ['--name=Story', '--accent=#0f766e', '--currency=EUR', '--defaultLanguage=EN'];
  const { status, stderr } = spawnSync(nx, ['g', 'brand', 'stories', ...options], { ...where(), encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('--id: is "stories", which is a project of Nx; choose another id')]);
  expect(readdirSync(brands)).toEqual(['neutral']);
});

test('every prompt is answered above', () => {
  const asked = Object.keys(properties).filter((option) => properties[option]!['x-prompt'] !== undefined);
  expect(answers.map(([option]) => option)).toEqual(asked);
});
