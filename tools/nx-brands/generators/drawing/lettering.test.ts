import { describe, expect, test } from 'vitest';
import { letteringOf } from './lettering.ts';
import { capHeight } from './letters.ts';

describe.each([
  ['Bengali', 'পদ্মা ক্লাব', 'প'],
  ['Thai', 'แม่โขง', 'ม'],
  ['Arabic', 'نادي القمر', 'ن'],
])('a name in %s letters', (_script, name, initial) => {
  test('is written as it is, and its emblem has its first letter', async () => {
    expect(await letteringOf(name, 'some-id')).toMatchObject({ words: name, initials: initial, initial });
  });

  test('is drawn as outlines, as high as Latin letters are', async () => {
    const path = (await letteringOf(name, 'some-id')).draw(name, '#123456', 'scale(1)');
    expect(path).toContain('fill="#123456"');
    const heights = [...path.matchAll(/[MLQC]([^MLQCZ"]*)/g)].flatMap(([, places]) =>
      places!
        .split(' ')
        .map(Number)
        .filter((_, index) => index % 2 === 1),
    );
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, capHeight]);
  });
});

test('letters that join are drawn joined', async () => {
  const { widthOf } = await letteringOf('পদ্মা', 'padma');
  expect(widthOf('দ্মা')).toBeLessThan(widthOf('দ') + widthOf('মা'));
});

test.each([
  ['Mekong Nine', 'MEKONG NINE', 'MN'],
  ['Đà Nẵng Club', 'DA NANG CLUB', 'DN'],
  // No font is shipped for Chinese characters.
  ['紫月', 'SOME ID', 'SI'],
  ['১২৩', 'SOME ID', 'SI'],
])('%s is written %s in letters of our own', async (name, words, initials) => {
  expect(await letteringOf(name, 'some-id')).toMatchObject({ words, initials });
});
