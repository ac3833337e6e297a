import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCatalog } from './catalogs.ts';
import { level, memoryFile } from './level.ts';

let root: string;
const file = (room: string, tag: string) => path.join(root, `libs/${room}/src/locales/${tag}.po`);

function write(
  room: string,
  tag: string,
  texts: readonly [english: string, text: string, more?: { context?: string; flag?: string }][],
): void {
  mkdirSync(path.dirname(file(room, tag)), { recursive: true });
  const entries = texts.map(([english, text, { context, flag } = {}]) =>
    [
      `#: libs/${room}/src/screen.tsx`,
      ...(flag ? [`#, ${flag}`] : []),
      ...(context ? [`msgctxt "${context}"`] : []),
      `msgid "${english}"`,
      `msgstr "${text}"`,
    ].join('\n'),
  );
  writeFileSync(file(room, tag), ['msgid ""\nmsgstr ""\n"POT-Creation-Date: 2026-11-21 01:07+0000\\n"\n', ...entries].join('\n\n'));
}
const textsIn = (room: string, tag: string) =>
  [...readCatalog(file(room, tag)).values()].map(({ message, translation, draft }) => [message, translation, draft]);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'parlour-level-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a text that another library has is filled in; one that none has is left to be shown in English', () => {
  write('a', 'en', [
    ['Close', 'Close'],
    ['Open', 'Open'],
  ]);
  write('b', 'en', [['Close', 'Close']]);
  write('b', 'vi', [['Close', 'Đóng']]);
  expect(level(root, 'vi')).toEqual({ tag: 'vi', remembered: 1, guessed: 0, missing: 1, dropped: 0 });
  expect(textsIn('a', 'vi')).toEqual([['Close', 'Đóng', false]]);
});

test('the same English in another context is a guess: a draft until somebody has read it', () => {
  write('a', 'en', [['Draw', 'Draw', { context: 'tie' }]]);
  write('b', 'en', [['Draw', 'Draw', { context: 'lottery' }]]);
  write('b', 'vi', [['Draw', 'Kỳ quay', { context: 'lottery' }]]);
  expect(level(root, 'vi')).toMatchObject({ guessed: 1, missing: 0 });
  expect(textsIn('a', 'vi')).toEqual([['Draw', 'Kỳ quay', true]]);
  // The draft stays a draft, and is never copied elsewhere.
  expect(level(root, 'vi')).toMatchObject({ guessed: 0, remembered: 0 });
  expect(textsIn('a', 'vi')).toEqual([['Draw', 'Kỳ quay', true]]);
});

test('a text that is gone is kept in the memory, and comes back from it', () => {
  write('a', 'en', [['Close', 'Close']]);
  write('a', 'vi', [
    ['Close', 'Đóng'],
    ['Stay', 'Ở lại'],
  ]);
  expect(level(root, 'vi')).toMatchObject({ dropped: 1 });
  expect(textsIn('a', 'vi')).toEqual([['Close', 'Đóng', false]]);
  expect(JSON.parse(readFileSync(memoryFile(root, 'vi'), 'utf8'))).toEqual({ Stay: 'Ở lại' });
  write('b', 'en', [['Stay', 'Stay']]);
  expect(level(root, 'vi')).toMatchObject({ remembered: 1, missing: 0 });
  expect(textsIn('b', 'vi')).toEqual([['Stay', 'Ở lại', false]]);
  expect(JSON.parse(readFileSync(memoryFile(root, 'vi'), 'utf8'))).toEqual({});
});

test('a catalogue has neither dates nor origins, is sorted, and stays as it is while no text changes', () => {
  write('a', 'en', [
    ['Open "it"', 'Open "it"'],
    ['Close', 'Close'],
  ]);
  write('a', 'vi', [
    ['Open "it"'.replaceAll('"', '\\"'), 'Mở'],
    ['Close', 'Đóng'],
  ]);
  writeFileSync(file('a', 'en'), readFileSync(file('a', 'en'), 'utf8').replaceAll('Open "it"', 'Open \\"it\\"'));
  level(root, 'vi');
  const once = readFileSync(file('a', 'vi'), 'utf8');
  expect(once).not.toMatch(/POT|#:/);
  expect(once.indexOf('Close')).toBeLessThan(once.indexOf('Open \\"it\\"'));
  level(root, 'vi');
  expect(readFileSync(file('a', 'vi'), 'utf8')).toBe(once);
});

test('a catalogue by key stays in its order, and a new text has the place that English gives it', () => {
  const folder = path.join(root, 'apps/game/src/texts');
  mkdirSync(folder, { recursive: true });
  const save = (code: string, texts: Record<string, string>) =>
    writeFileSync(path.join(folder, `${code}.json`), JSON.stringify(texts, null, 2) + '\n');
  save('EN', { bet: 'Bet', win: 'Win', again: 'Again' });
  save('VI', { win: 'Thắng', bet: 'Cược', again: 'Lần nữa' });
  const before = readFileSync(path.join(folder, 'VI.json'), 'utf8');
  level(root, 'vi');
  expect(readFileSync(path.join(folder, 'VI.json'), 'utf8')).toBe(before);
  save('VI', { again: 'Lần nữa', bet: 'Cược' });
  mkdirSync(path.dirname(memoryFile(root, 'vi')), { recursive: true });
  writeFileSync(memoryFile(root, 'vi'), JSON.stringify({ 'win\u0004Win': 'Thắng' }));
  level(root, 'vi');
  expect(Object.keys(JSON.parse(readFileSync(path.join(folder, 'VI.json'), 'utf8')) as object)).toEqual(['again', 'bet', 'win']);
});
