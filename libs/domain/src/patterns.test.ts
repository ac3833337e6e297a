import { describe, expect, test } from 'vitest';
import { matchesPattern, patternNames, patterns } from './patterns.ts';

// Security D14: whatever is typed, a pattern answers at once.
const length = 10_000;
/** Characters that one pattern or another takes or stops at. */
const signs = ['a', 'Z', '0', '-', '.', '@', ' ', '!', '一', 'ก', '가', 'あ', '\u{1F600}', '\n'];
const hostile = [
  ...signs.map((sign) => sign.repeat(length)),
  ...signs.map((sign) => `${sign.repeat(length)}\0`),
  ...signs.map((sign) => `a@${`${sign}.`.repeat(length / 2)}`),
  `${'a'.repeat(length)}@`,
  `a@${'a-'.repeat(length / 2)}`,
  `a@a${'.a'.repeat(length / 2)}.`,
  `a@${'a.'.repeat(length / 2)}a1`,
  `${'0'.repeat(length)}a`,
  `${'A'.repeat(length)}1`,
  `${'aA0'.repeat(length / 3)} `,
  `${'a '.repeat(length / 2)}`,
];

/** The least of three times: a busy machine is not a slow pattern, which would take seconds. */
function quickest(work: () => void): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );
}

describe.each(patternNames)('%s', (name) => {
  const { id, source } = patterns[name];

  test('answers to 50 hostile values of 10,000 characters, each within 10 ms', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(50);
    const slow = hostile.filter((value) => quickest(() => matchesPattern(id, value)) > 10);
    expect(slow.map((value) => value.slice(0, 12))).toEqual([]);
  });

  test('repeats no part that itself repeats, but where a sign of its own begins each time', () => {
    const groups = [...source.matchAll(/\((\?:)?([^()]*[*+}][^()]*)\)[*+{]/g)].map((match) => match[2]!);
    for (const group of groups) {
      const [, first = '', rest = ''] = /^(\\.)(.*)$/.exec(group) ?? [];
      const repeated = [...rest.matchAll(/(\[[^\]]+\]|\\.|[^*+{}])[*+{]/g)].map((match) => match[1]!);
      expect([group, first]).not.toEqual([group, '']);
      const sign = first.slice(1);
      for (const part of repeated) expect(new RegExp(part, 'u').test(sign), `${part} takes ${sign} too`).toBe(false);
    }
  });
});

test('what the lint looks for, it would find', () => {
  const groups = (source: string) => [...source.matchAll(/\((\?:)?([^()]*[*+}][^()]*)\)[*+{]/g)].length;
  expect([groups('^(a+)+$'), groups('^(?:[a-z]+)*$'), groups('^[a-z]+$')]).toEqual([1, 1, 0]);
});
