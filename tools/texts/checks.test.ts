import type { LanguageCode } from '@parlour/domain';
import { describe, expect, test } from 'vitest';
import { checkText } from './checks.ts';

const errors = (code: LanguageCode, english: string, text: string) =>
  checkText(code, english, text)
    .filter(({ severity }) => severity === 'error')
    .map(({ says }) => says)
    .join('; ');
const warnings = (code: LanguageCode, english: string, text: string) =>
  checkText(code, english, text)
    .filter(({ severity }) => severity === 'warning')
    .map(({ says }) => says)
    .join('; ');

const games = '{count, plural, one {# game} other {# games}}';

describe('a text that cannot be released', () => {
  test.each<[what: string, code: LanguageCode, english: string, text: string, says: RegExp]>([
    ['is no message', 'VI', 'Hello {name}', 'Chào {name', /is no ICU message/],
    ['lacks a slot', 'VI', 'Hello {name}', 'Chào', /lacks \{name\}/],
    ['has a slot of its own', 'VI', 'Hello', 'Chào {name}', /has \{name\} too many/],
    ['lacks a tag', 'TH', 'Read <0>this</0>', 'อ่านนี่', /lacks <0>/],
    [
      'lacks a form',
      'AR',
      games,
      '{count, plural, one {لعبة} two {لعبتان} other {# لعبة}}',
      /no form "zero".*no form "few".*no form "many"/,
    ],
    [
      'hides the number',
      'BN',
      games,
      '{count, plural, one {একটি গেম} other {#টি গেম}}',
      /does not show the number in the form "one".*for 0, 1/,
    ],
    [
      'has a form of another language',
      'VI',
      games,
      '{count, plural, one {# trò} other {# trò}}',
      /form "one" of \{count\}, which the language does not know/,
    ],
    ['has letters of another script', 'BN', 'Close', 'বন্ধ ปิด', /another script: ป ด/],
    ['is not in NFC', 'VI', 'Close', 'Đóng'.normalize('NFD'), /NFC/],
    ['has an invisible character', 'EN', 'Close', 'Clo\u200bse', /zero-width/],
    ['has quotes of another language', 'AR', 'Press “Close”', 'اضغط “إغلاق”', /for quotes/],
    ['has three dots', 'EN', 'Loading…', 'Loading...', /three dots/],
    ['has an English comma in Arabic', 'AR', 'Yes, now', 'نعم, الآن', /has , for ،/],
    ['has a full stop in Thai', 'TH', 'It is done.', 'เสร็จแล้ว.', /has \., which the language does not use/],
    ['has half-width marks in Chinese', 'CN', 'Done, go on.', '完成,继续.', /has , for ，.*has \. for 。/],
    ['has a full stop for a danda', 'BN', 'It is done.', 'হয়ে গেছে.', /has \. for ।/],
  ])('%s', (_what, code, english, text, says) => expect(errors(code, english, text)).toMatch(says));
});

test.each<[code: LanguageCode, english: string, text: string]>([
  ['AR', games, '{count, plural, zero {لا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}'],
  ['BN', games, '{count, plural, one {#টি গেম} other {#টি গেম}}'],
  ['VI', '{count, plural, =0 {None} one {# game} other {# games}}', '{count, plural, =0 {Không có} other {# trò}}'],
  ['AR', 'Write to help@brand.example, or call 1.5 {unit}.', 'اكتب إلى help@brand.example، أو اتصل 1.5 {unit}.'],
  ['CN', 'At {brand}: {amount}.', '在 {brand}：{amount}。'],
  ['CN', 'It is “seed:nonce”.', '即“种子:nonce:游标”。'],
  ['TH', '3, 4 or 5 pay {three}, {four} or {five}.', '3, 4 หรือ 5 จ่าย {three}, {four} หรือ {five}'],
])('a text of %s that is right has no error: %s', (code, english, text) => expect(errors(code, english, text)).toBe(''));

test('an editor is told of a text that was perhaps not translated, and of strange digits', () => {
  expect(warnings('VI', 'Recovery codes', 'Recovery codes')).toMatch(/same as the English/);
  expect(warnings('VI', 'Bet', 'Cược')).toBe('');
  expect(warnings('VI', 'Close it', 'Đóng cái này lại ngay bây giờ nhé')).toMatch(/times as wide/);
  expect(warnings('BN', 'Within 5 minutes', '5 মিনিটের মধ্যে')).toMatch(/digits of its own/);
});
