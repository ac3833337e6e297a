import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { matchesPattern, patternNames, patterns } from './patterns.ts';

// Security D14: whatever is typed, a pattern matches or fails in linear time.
const length = 100_000;
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

/**
 * Whether a pattern finishes on a value ten times as long as it will ever meet. A linear pattern needs a thousandth of the time allowed,
 * however busy the machine; one that backtracks needs a hundred times as much and is stopped, which measuring the time around it could
 * not do.
 */
function answers(source: string, value: string): boolean {
  try {
    runInNewContext('new RegExp(source, "u").test(value)', { source, value }, { timeout: 1_000 });
    return true;
  } catch {
    return false;
  }
}

describe.each(patternNames)('%s', (name) => {
  const { id, source, takes, refuses } = patterns[name];

  test('takes its examples and refuses its counter-examples', () => {
    expect(takes.filter((value) => !matchesPattern(id, value))).toEqual([]);
    expect(refuses.filter((value) => matchesPattern(id, value))).toEqual([]);
    expect(takes.length, 'examples').toBeGreaterThan(0);
    if (name !== 'any') expect(refuses.length, 'counter-examples').toBeGreaterThan(1);
  });

  if (name !== 'any')
    test('D14: goes once over a value, whatever it is', () => {
      expect(new Set(hostile).size).toBeGreaterThanOrEqual(50);
      expect(hostile.filter((value) => !answers(source, value)).map((value) => value.slice(0, 12))).toEqual([]);
    });

  test('repeats no part that itself repeats, unless each repetition begins with a distinct character', () => {
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

test.each(['^(a|a)*$', 'a+$', '^a*a*!$', '^(a+)+$'])('D14: %s, which goes over a value again and again, would be found', (source) => {
  expect(hostile.every((value) => answers(source, value))).toBe(false);
});

test('have unique ids, and an unknown id matches nothing', () => {
  expect(new Set(patternNames.map((name) => patterns[name].id)).size).toBe(patternNames.length);
  expect(matchesPattern(999, 'x')).toBe(false);
});

test('what the lint looks for, it would find', () => {
  const groups = (source: string) => [...source.matchAll(/\((\?:)?([^()]*[*+}][^()]*)\)[*+{]/g)].length;
  expect([groups('^(a+)+$'), groups('^(?:[a-z]+)*$'), groups('^[a-z]+$')]).toEqual([1, 1, 0]);
});
