import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessedWords, isGuessable, passwordStrength } from './guessable-passwords.ts';

const guesses = {
  words: guessedWords({ name: 'Lotus Club', merchantCode: 'lotusbd' }, 'rahima'),
  known: (text: string) => ['river', 'quiet', 'mustang'].includes(text),
};

describe('a password is guessable', () => {
  test.each([
    ['password12345678', 'a known one and a sequence'],
    ['qwertyuiopasdfgh', 'two walks over the keyboard'],
    ['1qaz2wsx3edc4rfv', 'four walks'],
    ['P@ssw0rd!!!!!!!', 'a known one in disguise and a repetition'],
    ['drowssap98765432', 'a known one backwards and a sequence'],
    ['lotusclubXk9$q', 'the name of the brand and five characters'],
    ['Lotus Club 2024', 'the name of the brand and a year'],
    ['lotusbd#lotusbd', 'the code of the brand, twice'],
    ['rahima_1990', 'the user’s own name and a year'],
    ['abcdefghijklmno', 'a sequence'],
    ['xk9xk9xk9xk9xk9', 'a short block over and over'],
    ['mustangmustang1', 'what only the longer list knows'],
    ['quiet river', 'two known words'],
  ])('%j: %s', (password) => expect(isGuessable(password, 8, guesses)).toBe(true));
});

test.each(['tO7#wq9Lzm', 'nine herons eat rice', 'a quiet river at dawn', 'রহিমার নৌকা ভাসে', 'Kx81 vub w3'])(
  '%j is not guessable',
  (password) => expect(isGuessable(password, 8, guesses)).toBe(false),
);

test('what is merely short is not called guessable', () => {
  for (const short of ['', 'x', 'tO7', 'k9#w']) expect(isGuessable(short, 8, guesses)).toBe(false);
});

test('whatever follows it, enough that nobody knows makes a password', () => {
  const typed = fc.string({ unit: 'grapheme-ascii', maxLength: 64 });
  fc.assert(fc.property(typed, (text) => !isGuessable(`tO7#wq9Lzm${text}`, 8, { words: [] })));
});

test.each([
  ['password1234567', 'guessable'],
  ['tO7#wq9L', 'good'],
  ['quiet mustang w7#', 'good'],
  ['tO7#wq9LzmR2', 'strong'],
])('the strength of %j is %s', (password, strength) => expect(passwordStrength(password, 8, guesses)).toBe(strength));
