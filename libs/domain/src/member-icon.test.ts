import { expect, test } from 'vitest';
import { iconTones, memberIcon } from './member-icon.ts';

test.each([
  ['Asha Rahman', 'AR'],
  ['asha', 'A'],
  ['minh.quan-le', 'MQ'],
  ['আশা রহমান', 'আর'],
  ['王小明', '王'],
  ['+8801712345678', '8'],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(memberIcon(name).initials).toBe(initials);
});

test('names are spread over all tones, and each keeps its own', () => {
  const names = Array.from({ length: 200 }, (_, i) => `player${i}`);
  const tones = names.map((name) => memberIcon(name).tone);
  expect([...new Set(tones)].sort()).toEqual(Array.from({ length: iconTones }, (_, tone) => tone));
  expect(names.map((name) => memberIcon(name).tone)).toEqual(tones);
});
