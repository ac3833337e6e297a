import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandCatalog } from './catalogs.ts';

let workspace: string;
let brand: string;

function write(file: string, messages: Record<string, string>): void {
  const target = path.join(workspace, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    Object.entries(messages)
      .map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
      .join('\n'),
  );
}

beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'parlour-catalogs-'));
  brand = path.join(workspace, 'brands/one');
  write('libs/a/src/locales/en.po', { 'Log in': '', 'Your balance': '' });
  write('libs/a/src/locales/vi.po', { 'Log in': 'Đăng nhập', 'Your balance': '' });
  write('apps/web/src/locales/en.po', { Home: '' });
  write('apps/web/src/locales/vi.po', { Home: 'Trang chủ' });
});
afterEach(() => rmSync(workspace, { recursive: true }));

test('a language consists of the catalogues of all libraries and of the app, by generated ids', async () => {
  expect(await brandCatalog(workspace, brand, 'VI')).toMatchObject({
    [generateMessageId('Log in')]: ['Đăng nhập'],
    [generateMessageId('Home')]: ['Trang chủ'],
  });
});

test('untranslated messages are shown in English', async () => {
  expect((await brandCatalog(workspace, brand, 'VI'))[generateMessageId('Your balance')]).toEqual(['Your balance']);
  expect((await brandCatalog(workspace, brand, 'TH'))[generateMessageId('Home')]).toEqual(['Home']);
});

test("the brand's wording comes last", async () => {
  write('brands/one/wording/vi.po', { Home: 'Sảnh chính' });
  expect((await brandCatalog(workspace, brand, 'VI'))[generateMessageId('Home')]).toEqual(['Sảnh chính']);
  expect((await brandCatalog(workspace, brand, 'EN'))[generateMessageId('Home')]).toEqual(['Home']);
});

test('wording for a message that nobody shows is left out', async () => {
  write('brands/one/wording/en.po', { 'Log out': 'Leave' });
  expect(await brandCatalog(workspace, brand, 'EN')).not.toHaveProperty(generateMessageId('Log out'));
});

test('a text that is not a valid ICU message is refused', async () => {
  write('apps/web/src/locales/vi.po', { Home: '{broken' });
  await expect(brandCatalog(workspace, brand, 'VI')).rejects.toThrow(/no ICU message/);
});
