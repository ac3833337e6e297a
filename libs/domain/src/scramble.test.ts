import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scramble, unscramble } from './scramble.ts';

const keys = fc.stringMatching(/^[A-Za-z0-9_-]{8}$/);
const texts = fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed());

test('scrambling can be reversed for any text and key', () => {
  fc.assert(
    fc.property(texts, keys, (text, key) => {
      const scrambled = scramble(text, key);
      expect(scrambled.endsWith(key)).toBe(true);
      expect(unscramble(scrambled)).toBe(text);
    }),
  );
});

test('a scrambled address is not readable at a glance', () => {
  expect(scramble('https://help.example/chat', 'k3y-0_aB')).not.toContain('help');
});

test('text that `scramble` did not produce gives null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const result = unscramble(text);
      expect(result === null || typeof result === 'string').toBe(true);
    }),
  );
  expect(unscramble('short')).toBeNull();
  expect(unscramble('not base64! 12345678')).toBeNull();
  expect(() => scramble('x', 'a key')).toThrow(RangeError);
});
