import { describe, expect, test } from 'vitest';
import { markHidden } from './hidden.ts';

describe('hidden characters in a text are shown', () => {
  test.each([
    ['a direction turned round', 'Rahima\u202Emixe', 'Rahima[U+202E]mixe'],
    ['an isolate left open', '\u2067Rahima', '[U+2067]Rahima'],
    ['a mark of direction', 'Rahima\u200F', 'Rahima[U+200F]'],
    ['a space without width', 'Ra\u200Bhima', 'Ra[U+200B]hima'],
    ['a joiner between letters that do not join', 'Ra\u200Dhima', 'Ra[U+200D]hima'],
    ['a second joiner after the one at work', 'ক্\u200D\u200Dষ', 'ক্\u200D[U+200D]ষ'],
    ['a soft hyphen', 'Ra\u00ADhima', 'Ra[U+00AD]hima'],
    ['fillers', 'A\u3164\u2800', 'A[U+3164][U+2800]'],
    ['a letter of tags', 'A\u{E0041}', 'A[U+E0041]'],
    ['a command to a terminal', '\x1B[31m\x9B31m', '[U+001B][31m[U+009B]31m'],
    ['ends of lines', 'a\nb\u2028c', 'a[U+000A]b[U+2028]c'],
    ['a variation of a letter', 'Ra\uFE0Fhima', 'Ra[U+FE0F]hima'],
  ])('%s', (_what, text, shown) => {
    expect(markHidden(text)).toBe(shown);
  });
});

test.each([
  'Nguyễn Thị Hoa',
  'রহিমা খাতুন',
  'ক্\u200Dষ',
  'می\u200Cخواهم',
  'رحيمة',
  '👩\u200D👧',
  '❤\uFE0F\u200D🔥',
  '陳大文',
  '١٢٣',
  '1,000.00',
])('%s is left as it is', (text) => {
  expect(markHidden(text)).toBe(text);
});
