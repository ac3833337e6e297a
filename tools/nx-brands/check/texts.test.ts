import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBrand } from '@parlour/brand/schema';
import { coverageOf } from '@parlour/brand/vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brandFolder, workspace } from '../../build/places.ts';
import { sentenceOf } from './problem.ts';
import { checkCoverage } from './texts.ts';

// A copy of the page's catalogues, with translations removed.
let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'parlour-coverage-'));
  for (const file of globSync('{libs,apps}/*/src/locales/*.po', { cwd: workspace }))
    cpSync(path.join(workspace, file), path.join(place, file));
});
afterEach(() => rmSync(place, { recursive: true }));

/** Removes Vietnamese translations, the first of each file first. */
function untranslate(count: number): void {
  let left = count;
  for (const file of globSync('{libs,apps}/*/src/locales/vi.po', { cwd: place }).sort()) {
    const text = readFileSync(path.join(place, file), 'utf8');
    const emptied = text.replaceAll(/^(msgid "..*"\nmsgstr )".+"$/gm, (whole, head: string) => (left-- > 0 ? `${head}""` : whole));
    writeFileSync(path.join(place, file), emptied);
  }
  if (left > 0) throw new Error(`there are ${left} translations fewer than that`);
}

const folder = brandFolder('neutral');
const brand = { ...loadBrand(folder), languages: ['EN', 'VI'] as const satisfies readonly string[] };
const checked = () => checkCoverage(place, folder, { ...brand, languages: [...brand.languages] });

describe('a language with missing texts', () => {
  test('may be offered with up to 2 % missing, which are reported', async () => {
    const { messages } = await coverageOf(place, 'VI');
    untranslate(Math.floor(messages * 0.02));
    const { errors, notes, looked } = await checked();
    expect(errors).toEqual([]);
    expect(notes.map(sentenceOf)).toEqual([
      expect.stringMatching(/languages has VI, in which \d+ messages of \d+ have no text \(".+" in apps\/web\//),
    ]);
    expect(looked).toMatch(/^EN 100 %, VI 98(\.\d)? %$/);
  });

  test('may not be offered with one more missing: the error names the file, the language, some of the texts, and the fix', async () => {
    const { messages } = await coverageOf(place, 'VI');
    untranslate(Math.floor(messages * 0.02) + 1);
    const { errors, looked } = await checked();
    expect(errors.map(sentenceOf)).toEqual([
      expect.stringMatching(
        /brand\.json: languages has VI, in which \d+ messages .*locales\/vi\.po.*; translate them to reach 98 %, or do not offer VI$/,
      ),
    ]);
    expect(looked).toMatch(/^EN 100 %, VI 97\.\d %$/);
  });

  test('may not be offered without a catalogue', async () => {
    for (const file of globSync('{libs,apps}/*/src/locales/vi.po', { cwd: place })) rmSync(path.join(place, file));
    const { errors, looked } = await checked();
    expect(errors).toHaveLength(1);
    expect(looked).toBe('EN 100 %, VI 0 %');
  });
});
