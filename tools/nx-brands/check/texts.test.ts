import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBrand } from '@parlour/brand/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brandFolder, workspace } from '../../build/places.ts';
import { coverage } from '../../texts/coverage.ts';
import { sentenceOf } from './problem.ts';
import { checkCoverage } from './texts.ts';

// The page's catalogues, from which translations are removed.
let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'parlour-coverage-'));
  for (const file of globSync(['{libs,apps}/*/src/locales/*.po', 'apps/*/src/**/texts/*.json'], { cwd: workspace }))
    cpSync(path.join(workspace, file), path.join(place, file));
});
afterEach(() => rmSync(place, { recursive: true }));

/** Empties Vietnamese translations, those of games first, which concern neither money nor security. */
function untranslate(count: number, room = 'feature-games'): void {
  let left = count;
  for (const file of globSync(`libs/${room}/src/locales/vi.po`, { cwd: place }).sort()) {
    const text = readFileSync(path.join(place, file), 'utf8');
    const emptied = text.replaceAll(/^(msgid "..*"\nmsgstr )".+"$/gm, (whole, head: string) => (left-- > 0 ? `${head}""` : whole));
    writeFileSync(path.join(place, file), emptied);
  }
  if (left > 0) throw new Error(`there are ${left} translations fewer than that`);
}

const folder = brandFolder('neutral');
const brand = { ...loadBrand(folder), languages: ['EN', 'VI'] as const satisfies readonly string[] };
const checked = () => checkCoverage(place, folder, { ...brand, languages: [...brand.languages] });

describe('a language with texts that are missing', () => {
  test('may be offered up to 2 % of them, which are reported', async () => {
    const messages = coverage(place, 'vi').all.texts;
    untranslate(Math.floor(messages * 0.02));
    const { errors, notes, looked } = await checked();
    expect(errors).toEqual([]);
    expect(notes.map(sentenceOf)).toEqual([
      expect.stringMatching(/languages has VI, of which 98(\.\d)? % is there: \d+ texts of \d+ are missing \(".+" in libs\/feature-/),
    ]);
    expect(looked).toMatch(/^EN 100 %, VI 98(\.\d)? %$/);
  });

  test('may not with one more: the error names the file, the language, some of the texts, and the mend', async () => {
    const messages = coverage(place, 'vi').all.texts;
    untranslate(Math.floor(messages * 0.02) + 1);
    const { errors, looked } = await checked();
    expect(errors.map(sentenceOf)).toEqual([
      expect.stringMatching(
        /brand\.json: languages has VI, of which 97\.\d % is there: .*; translate them to reach 98 % of all and every one of money, limits, security, law, or do not offer VI$/,
      ),
    ]);
    expect(looked).toMatch(/^EN 100 %, VI 97\.\d %$/);
  });

  test('may not when one about money is among them, which is named first', async () => {
    untranslate(1, 'feature-games');
    untranslate(1, 'feature-wallet');
    const { errors } = await checked();
    expect(errors.map(sentenceOf)).toEqual([
      expect.stringMatching(/of which 99\.\d %, money 99\.\d % is there: 2 texts of \d+ are missing \(".+" in libs\/feature-wallet/),
    ]);
  });

  test('may not at all when it has no catalogue', async () => {
    for (const file of globSync(['{libs,apps}/*/src/locales/vi.po', 'apps/*/src/**/texts/{vi,VI}.json'], { cwd: place }))
      rmSync(path.join(place, file));
    const { errors, looked } = await checked();
    expect(errors).toHaveLength(1);
    expect(looked).toBe('EN 100 %, VI 0 %');
  });
});
