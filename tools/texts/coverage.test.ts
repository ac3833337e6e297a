import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBrands } from '@parlour/brand/schema';
import { languages } from '@parlour/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandsFolder, workspace } from '../build/places.ts';
import { coverage, officeCoverage, wholeOfficeLanguages } from './coverage.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'parlour-coverage-'));
  for (const file of globSync('{libs,apps}/*/src/locales/*.po', { cwd: workspace }))
    cpSync(path.join(workspace, file), path.join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Removes the translation from `count` messages of a Vietnamese catalogue. */
function untranslate(room: string, count: number): void {
  const file = path.join(root, room, 'src/locales/vi.po');
  let left = count;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll(/^(msgid "..*"\nmsgstr )".+"$/gm, (whole, head: string) => (left-- > 0 ? `${head}""` : whole)),
  );
}

test('every language that a shipped brand offers is whole', () => {
  for (const code of new Set(loadBrands(brandsFolder).flatMap((brand) => brand.languages)))
    expect([code, coverage(workspace, languages[code].tag).enough]).toEqual([code, true]);
});

test('a language may lack 2 % of its uncritical texts, and no more', () => {
  const { all } = coverage(root, 'vi');
  const most = Math.floor(all.texts * 0.02);
  untranslate('libs/feature-games', most);
  expect(coverage(root, 'vi')).toMatchObject({ enough: true, all: { there: all.texts - most } });
  untranslate('libs/feature-games', most + 1);
  expect(coverage(root, 'vi').enough).toBe(false);
});

test('a language that lacks one text about money may not be offered, and that text is named first', () => {
  untranslate('libs/feature-games', 3);
  untranslate('libs/feature-wallet', 1);
  const { enough, areas, missing } = coverage(root, 'vi');
  expect(enough).toBe(false);
  expect(areas.money.there).toBe(areas.money.texts - 1);
  expect(missing[0]).toMatchObject({ folder: 'libs/feature-wallet/src/locales', critical: true });
});

test('a draft is shown, but does not count where a text must be approved', () => {
  const file = path.join(root, 'libs/feature-wallet/src/locales/vi.po');
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf('msgid "', text.indexOf('msgid "') + 1);
  writeFileSync(file, `${text.slice(0, at)}#, draft\n${text.slice(at)}`);
  const { enough, all } = coverage(root, 'vi');
  expect(all.there).toBe(all.texts);
  expect(enough).toBe(false);
});

test('the office offers a language only when each of its texts is translated and reviewed', () => {
  const folder = path.join(root, 'apps/office/src/locales');
  const write = (tag: string, texts: readonly string[]) =>
    writeFileSync(path.join(folder, `${tag}.po`), ['msgid ""\nmsgstr ""\n"Language: x\\n"\n', ...texts].join('\n'));
  const [approve, reject] = ['msgid "Approve"\nmsgstr "Duyệt"\n', 'msgid "Reject"\nmsgstr "Từ chối"\n'];
  write('en', ['msgid "Approve"\nmsgstr "Approve"\n', 'msgid "Reject"\nmsgstr "Reject"\n']);
  write('bn', []);
  write('zh-CN', []);
  write('vi', [approve, reject]);
  expect(wholeOfficeLanguages(root)).toEqual(['EN', 'VI']);
  write('vi', [approve, `#, draft\n${reject}`]);
  expect(wholeOfficeLanguages(root)).toEqual(['EN']);
  expect(officeCoverage(root, 'vi')).toEqual({ texts: 2, there: 1, missing: ['Reject'] });
});
