import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeholdersOf, wordingProblems } from './wording.ts';

let workspace: string;
let brand: string;

function write(file: string, messages: Record<string, string>): void {
  const target = path.join(workspace, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const entries = Object.entries(messages).map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`);
  writeFileSync(target, entries.join('\n'));
}

beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'parlour-wording-'));
  brand = path.join(workspace, 'brands/one');
  write('libs/a/src/locales/en.po', { 'Log in': '', 'You have {amount} in <0>{place}</0>': '' });
  write('libs/a/src/locales/vi.po', { 'Log in': 'Đăng nhập' });
  write('apps/web/src/locales/en.po', { Home: '' });
});
afterEach(() => rmSync(workspace, { recursive: true }));

test('wording that only rephrases has no problem', async () => {
  write('brands/one/wording/vi.po', { 'You have {amount} in <0>{place}</0>': '<0>{place}</0>: {amount}' });
  expect(await wordingProblems(workspace, brand, ['VI'])).toEqual([]);
});

test.each([
  ['unknown', 'vi.po', { 'Log out': 'Thoát' }],
  ['empty', 'vi.po', { 'Log in': '' }],
  ['no message', 'vi.po', { 'Log in': '{broken' }],
  ['other placeholders', 'vi.po', { 'You have {amount} in <0>{place}</0>': '{sum} <0>{place}</0>' }],
  ['not offered', 'th.po', { 'Log in': 'เข้าสู่ระบบ' }],
  ['no language', 'xx.po', { 'Log in': 'x' }],
])('%s', async (problem, file, messages) => {
  write(`brands/one/wording/${file}`, messages);
  expect((await wordingProblems(workspace, brand, ['EN', 'VI'])).map((found) => found.problem)).toEqual([problem]);
});

test.each([
  ['quotation mark', 'msgid "Log in\nmsgstr "Vào"\n', 'line 1 is no line of a catalogue: msgid "Log in'],
  ['keyword', 'msgid "Log in"\nmgstr "Vào"\n', 'line 2 is no line of a catalogue: mgstr "Vào"'],
  ['mark that nobody sees', '\ufeffmsgid "Log in"\nmsgstr "Vào"\n', 'it begins with a byte order mark, where UTF-8 has none'],
])('a %s that would lose words is told', async (_what, text, detail) => {
  const file = path.join(brand, 'wording/vi.po');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  expect(await wordingProblems(workspace, brand, ['VI'])).toEqual([{ file, problem: 'unreadable', detail }]);
});

test('comments, long texts in several parts and Windows line endings are accepted', async () => {
  write('brands/one/wording/vi.po', {});
  const text = '# ours\n#: a.tsx:1\nmsgid ""\n"Log "\n"in"\nmsgstr "Nói \\"vào\\""\n';
  writeFileSync(path.join(brand, 'wording/vi.po'), text.replaceAll('\n', '\r\n'));
  expect(await wordingProblems(workspace, brand, ['VI'])).toEqual([]);
});

test('placeholders are values and tags, including those in a plural', () => {
  expect(placeholdersOf('{count, plural, one {# day with <0>{name}</0>} other {# days<1/>}}')).toEqual(
    new Set(['count', '<0>', 'name', '<1>']),
  );
});
